import type { Comment, Note } from '@stitchbook/api-types';
import type { DBSchema } from 'idb';
import { databaseOpener } from './open-database.ts';

/** The first comments on a note, as they were seen last on this device. */
export interface KeptComments {
  comments: Comment[];
  /** Milliseconds since 1970. */
  asOf: number;
}

interface KeptNote {
  ownerId: string;
  id: number;
  /** Among the list of all notes, as the server orders it. */
  place: number;
  note: Note;
  /** Not there where they have not been seen yet. */
  comments?: KeptComments | undefined;
}

interface KeptNotesSchema extends DBSchema {
  notes: { key: [ownerId: string, id: number]; value: KeptNote };
  /** Who is being kept for, and by which filling: what is forgotten meanwhile stays forgotten, whichever tab it was in. */
  filling: { key: 'now'; value: { ownerId: string; id: string } };
}

const open = databaseOpener<KeptNotesSchema>('stitchbook-notes', (database) => {
  database.createObjectStore('notes', { keyPath: ['ownerId', 'id'] });
  database.createObjectStore('filling');
});

const ofOwner = (ownerId: string) => IDBKeyRange.bound([ownerId, 0], [ownerId, Number.POSITIVE_INFINITY]);

/** The notes of one person as they were kept last, in the order of their list; none where the browser keeps nothing. */
export async function readKeptNotes(ownerId: string): Promise<Note[]> {
  return (await readKept(ownerId)).map(({ note }) => note);
}

/** As `readKeptNotes`, each with its comments. */
export async function readKept(ownerId: string): Promise<Pick<KeptNote, 'note' | 'comments'>[]> {
  try {
    const kept = await (await open()).getAll('notes', ofOwner(ownerId));
    return kept.toSorted((one, other) => one.place - other.place);
  } catch {
    return [];
  }
}

/** Null where none have been seen. */
export async function readKeptComments(ownerId: string, noteId: number): Promise<KeptComments | null> {
  return (await (await open()).get('notes', [ownerId, noteId]))?.comments ?? null;
}

/** Has the comments on a note kept beside it, if that is kept. */
export async function keepComments(ownerId: string, noteId: number, comments: KeptComments): Promise<void> {
  const { store, done } = (await open()).transaction('notes', 'readwrite');
  const kept = await store.get([ownerId, noteId]);
  if (kept) void store.put({ ...kept, comments });
  await done;
}

/** To be called before the notes are asked for; gives what `keepNotes` takes. */
export async function beginKeeping(ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await (await open()).put('filling', { ownerId, id }, 'now');
  return id;
}

/**
 * Has these notes of a person kept, and nothing else; with comments that were asked for, or seen in the meantime or before,
 * whichever are later. Nothing at all if notes were forgotten since `beginKeeping`.
 */
export async function keepNotes(
  ownerId: string,
  filling: string,
  notes: readonly Note[],
  asked: ReadonlyMap<number, KeptComments> = new Map(),
): Promise<void> {
  const transaction = (await open()).transaction(['notes', 'filling'], 'readwrite');
  const store = transaction.objectStore('notes');
  const now = await transaction.objectStore('filling').get('now');
  if (now?.id === filling) {
    const seen = new Map((await store.getAll(ofOwner(ownerId))).map(({ id, comments }) => [id, comments]));
    void store.clear();
    notes.forEach((note, place) => {
      const comments = laterOf(seen.get(note.id), asked.get(note.id));
      void store.put({ ownerId, id: note.id, place, note, comments });
    });
  }
  await transaction.done;
}

function laterOf(one: KeptComments | undefined, other: KeptComments | undefined): KeptComments | undefined {
  return one && other && one.asOf > other.asOf ? one : (other ?? one);
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
