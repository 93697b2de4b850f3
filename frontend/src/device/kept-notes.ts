import type { Note } from '@stitchbook/api-types';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface KeptNote {
  ownerId: string;
  id: number;
  /** Among the list of all notes, as the server orders it. */
  place: number;
  note: Note;
}

interface KeptNotesSchema extends DBSchema {
  notes: { key: [ownerId: string, id: number]; value: KeptNote };
  /** Who is being kept for, and by which filling: what is forgotten meanwhile stays forgotten, whichever tab it was in. */
  filling: { key: 'now'; value: { ownerId: string; id: string } };
}

let opened: Promise<IDBPDatabase<KeptNotesSchema>> | null = null;

function open(): Promise<IDBPDatabase<KeptNotesSchema>> {
  opened ??= openDB<KeptNotesSchema>('stitchbook-notes', 1, {
    upgrade(database) {
      database.createObjectStore('notes', { keyPath: ['ownerId', 'id'] });
      database.createObjectStore('filling');
    },
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

const ofOwner = (ownerId: string) => IDBKeyRange.bound([ownerId, 0], [ownerId, Number.POSITIVE_INFINITY]);

/** The notes of one person as they were kept last, in the order of their list; none where the browser keeps nothing. */
export async function readKeptNotes(ownerId: string): Promise<Note[]> {
  try {
    const kept = await (await open()).getAll('notes', ofOwner(ownerId));
    return kept.toSorted((one, other) => one.place - other.place).map(({ note }) => note);
  } catch {
    return [];
  }
}

/** To be called before the notes are asked for; gives what `keepNotes` takes. */
export async function beginKeeping(ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await (await open()).put('filling', { ownerId, id }, 'now');
  return id;
}

/** Has these notes of a person kept, and nothing else. Nothing at all if notes were forgotten since `beginKeeping`. */
export async function keepNotes(ownerId: string, filling: string, notes: readonly Note[]): Promise<void> {
  const transaction = (await open()).transaction(['notes', 'filling'], 'readwrite');
  const store = transaction.objectStore('notes');
  const now = await transaction.objectStore('filling').get('now');
  if (now?.id === filling) {
    void store.clear();
    notes.forEach((note, place) => void store.put({ ownerId, id: note.id, place, note }));
  }
  await transaction.done;
}

/** One that was deleted, or is no longer shared. */
export async function dropKeptNote(ownerId: string, id: number): Promise<void> {
  await (await open()).delete('notes', [ownerId, id]);
}

/** Leaves nothing of anybody on this device, or of anybody but one person. */
export async function forgetKeptNotes(exceptOf?: string): Promise<void> {
  const transaction = (await open()).transaction(['notes', 'filling'], 'readwrite');
  const notes = transaction.objectStore('notes');
  const filling = transaction.objectStore('filling');
  for (const key of await notes.getAllKeys()) if (key[0] !== exceptOf) void notes.delete(key);
  if ((await filling.get('now'))?.ownerId !== exceptOf) void filling.delete('now');
  await transaction.done;
}
