import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveError, type ArchiveErrorCode } from '../archive-error.ts';
import { type ArchiveItem, readArchive } from './read-archive.ts';

/** What the thread answers each time it is asked for the next item; `refused` is an `ArchiveError` over there. */
export type ThreadAnswer =
  | { kind: 'item'; item: ArchiveItem }
  | { kind: 'end' }
  | { kind: 'refused'; code: ArchiveErrorCode; message: string }
  | { kind: 'failed'; error: unknown };

const { path } = workerData as { path: string };
const items: AsyncIterator<ArchiveItem, undefined> = readArchive(path);

parentPort?.on('message', () => void answerNext());

/** Whoever asks again has done with the item before: so one at a time is in memory. */
async function answerNext(): Promise<void> {
  parentPort?.postMessage(await next());
}

async function next(): Promise<ThreadAnswer> {
  try {
    const result = await items.next();
    return result.done ? { kind: 'end' } : { kind: 'item', item: result.value };
  } catch (error) {
    if (error instanceof ArchiveError) return { kind: 'refused', code: error.code, message: error.message };
    return { kind: 'failed', error };
  }
}
