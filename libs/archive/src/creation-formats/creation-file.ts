import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CreationFormat } from '@stitchbook/contracts';
import { Semaphore } from '../semaphore.ts';
import type { CreationToWrite } from './creation-file.thread.ts';

export const CREATION_MEDIA_TYPES: Readonly<Record<CreationFormat, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Tests run the sources, but a thread of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/creation-formats/creation-file.thread.js' : './creation-file.thread.js',
  import.meta.url,
);
/** A text of as many paragraphs as are taken takes some 150 MB. */
const MEMORY = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };
const TIMEOUT_MS = 30_000;
const threads = new Semaphore(1);

/**
 * A creation without its Markdown, as a text or a document for Word, made in a thread that is ended when it takes too much
 * memory or time: anybody may write whatever they like into one. Null where it was.
 */
export async function writeCreationFile(creation: CreationToWrite): Promise<Uint8Array | null> {
  const release = await threads.acquire();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const thread = new Worker(ENTRY, { workerData: creation, env: {}, execArgv: [], resourceLimits: MEMORY });
    // Also one that comes when nobody asks any more.
    thread.on('error', () => undefined);
    try {
      const [file] = (await once(thread, 'message', { signal })) as [Uint8Array | null];
      return file;
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) return null;
      throw error;
    } finally {
      await thread.terminate();
    }
  } finally {
    release();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
