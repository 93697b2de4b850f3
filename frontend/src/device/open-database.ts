import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens one of this device's databases when it is first asked for, and again after it was closed: by the browser, or for a newer
 * version of the app that waits in another tab. What the browser throws when it has no place is thrown, and tried anew the next time.
 */
export function databaseOpener<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: create,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}
