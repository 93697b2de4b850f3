import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ArchiveError, archiveTooHeavy } from '../archive-error.ts';
import { Semaphore } from '../semaphore.ts';
import type { ThreadAnswer } from './read-archive.thread.ts';
import type { ArchiveItem } from './read-archive.ts';

/** Tests run the sources, but a thread of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/reading/read-archive.thread.js' : './read-archive.thread.js',
  import.meta.url,
);
/** For the largest note that may be, read and validated. */
const MEMORY = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };
/** For one file of an archive, or its list of them; seconds on a machine that has other things to do. */
const STEP_TIMEOUT_MS = 60_000;
/** Each has memory of its own: a third one waits. */
const MAX_THREADS = 2;

const threads = new Semaphore(MAX_THREADS);

/**
 * Reads an archive in a thread that is ended when it takes too much memory or time, so that no archive of anybody's holds the
 * gateway's answers up. Throws a `ArchiveError` when the archive is refused.
 */
export async function* readArchiveInThread(path: string): AsyncGenerator<ArchiveItem> {
  const release = await threads.acquire();
  try {
    const thread = new Worker(ENTRY, { workerData: { path }, env: {}, execArgv: [], resourceLimits: MEMORY });
    // `ask` rejects with it; between two questions, an error without a listener would end the gateway.
    thread.on('error', () => undefined);
    try {
      for (;;) {
        const answer = await ask(thread);
        if (answer.kind === 'end') return;
        if (answer.kind === 'refused') throw new ArchiveError(answer.code, answer.message);
        if (answer.kind === 'failed') throw new Error('an archive could not be read', { cause: answer.error });
        yield answer.item;
      }
    } finally {
      await thread.terminate();
    }
  } finally {
    release();
  }
}

async function ask(thread: Worker): Promise<ThreadAnswer> {
  const signal = AbortSignal.timeout(STEP_TIMEOUT_MS);
  // An error of the thread rejects this as well.
  const answered = once(thread, 'message', { signal });
  thread.postMessage('next');
  try {
    const [answer] = (await answered) as [ThreadAnswer];
    return answer;
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) throw archiveTooHeavy(error);
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
