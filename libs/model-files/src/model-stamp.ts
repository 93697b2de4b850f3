import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelSource } from './model-source.ts';

const STAMP_FILE = '.stitchbook-model.json';

interface Stamp {
  packages: string[];
  bytes: Record<string, number>;
}

/** Whether `fetchModelFiles` has finished in this folder and all its files are still whole. */
export async function areModelFilesComplete(directory: string, sources: readonly ModelSource[]): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(join(directory, STAMP_FILE), 'utf8')) as Stamp;
    if (stamp.packages.join() !== packagesOf(sources).join()) return false;
    const sizes = await sizesIn(directory, sources);
    return Object.entries(sizes).every(([name, bytes]) => bytes === stamp.bytes[name]);
  } catch {
    return false;
  }
}

/** Written last, so that a folder without it is one that was interrupted. */
export async function stampModelFiles(directory: string, sources: readonly ModelSource[]): Promise<void> {
  const stamp: Stamp = { packages: packagesOf(sources), bytes: await sizesIn(directory, sources) };
  const unfinished = join(directory, `${STAMP_FILE}.${process.pid}.part`);
  await writeFile(unfinished, JSON.stringify(stamp, null, 2), { flush: true });
  await rename(unfinished, join(directory, STAMP_FILE));
}

function packagesOf(sources: readonly ModelSource[]): string[] {
  return sources.map((source) => source.package);
}

async function sizesIn(directory: string, sources: readonly ModelSource[]): Promise<Record<string, number>> {
  const names = sources.flatMap(({ files }) => files.map(({ name }) => name));
  const sizes = await Promise.all(names.map(async (name) => [name, (await stat(join(directory, name))).size] as const));
  return Object.fromEntries(sizes);
}
