import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPEECH_MODEL_SOURCES, type SpeechModelName, speechModelFiles } from './speech-model-sources.ts';

const STAMP_FILE = '.stitchbook-model.json';

interface Stamp {
  packages: string[];
  bytes: Record<string, number>;
}

/** Whether `fetchSpeechModel` has finished in this folder and all its files are still whole. */
export async function isSpeechModelComplete(
  directory: string,
  model: SpeechModelName = 'moonshine-tiny',
): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(join(directory, STAMP_FILE), 'utf8')) as Stamp;
    if (stamp.packages.join() !== packagesOf(model).join()) return false;
    const sizes = await sizesIn(directory, model);
    return speechModelFiles(model).every((name) => sizes[name] === stamp.bytes[name]);
  } catch {
    return false;
  }
}

/** Written last, so that a folder without it is one that was interrupted. */
export async function stampSpeechModel(directory: string, model: SpeechModelName): Promise<void> {
  const stamp: Stamp = { packages: packagesOf(model), bytes: await sizesIn(directory, model) };
  const unfinished = join(directory, `${STAMP_FILE}.${process.pid}.part`);
  await writeFile(unfinished, JSON.stringify(stamp, null, 2), { flush: true });
  await rename(unfinished, join(directory, STAMP_FILE));
}

function packagesOf(model: SpeechModelName): string[] {
  return SPEECH_MODEL_SOURCES[model].map((source) => source.package);
}

async function sizesIn(directory: string, model: SpeechModelName): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    speechModelFiles(model).map(async (name) => [name, (await stat(join(directory, name))).size] as const),
  );
  return Object.fromEntries(sizes);
}
