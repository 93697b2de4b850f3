import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredTake } from './stored-take.ts';

interface TakesSchema extends DBSchema {
  takes: { key: string; value: StoredTake };
  /** The sound of a take, by the place of its first sample: so the last key also tells how long the take is. */
  chunks: { key: [takeId: string, firstSample: number]; value: Int16Array<ArrayBuffer> };
}

export type TakesDatabase = IDBPDatabase<TakesSchema>;

let opened: Promise<TakesDatabase> | null = null;

/** Where recordings are kept on this device until they are saved. Throws what the browser throws when it has no place. */
export function openTakes(): Promise<TakesDatabase> {
  opened ??= openDB<TakesSchema>('stitchbook', 1, {
    upgrade(database) {
      database.createObjectStore('takes', { keyPath: 'id' });
      database.createObjectStore('chunks');
    },
    // A newer version of the app waits in another tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** All chunks of one take, in their order. */
export function chunksOf(takeId: string): IDBKeyRange {
  return IDBKeyRange.bound([takeId, 0], [takeId, Number.POSITIVE_INFINITY]);
}
