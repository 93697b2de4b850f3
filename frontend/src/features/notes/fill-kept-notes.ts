import type { Note } from '@stitchbook/api-types';
import { KEPT_NOTES, keepsNotes } from '../../device/keeps-notes.ts';
import { beginKeeping, forgetKeptNotes, keepNotes, readKeptNotes } from '../../device/kept-notes.ts';
import { api } from '../../http/api.ts';

/** Has the last notes of a person on this device as the server has them now: what was deleted, or is no longer shared, goes. */
export async function fillKeptNotes(ownerId: string, signal: AbortSignal): Promise<void> {
  if (keepsNotes.read() === 'off') {
    await forgetKeptNotes();
    return;
  }
  const filling = await beginKeeping(ownerId);
  const { data: listed } = await api.get('/api/notes', { params: { query: { limit: KEPT_NOTES } }, signal });
  const held = new Map((await readKeptNotes(ownerId)).map((note) => [note.id, note]));
  const whole: Note[] = [];
  // One after the other: nobody waits for these.
  for (const note of listed) whole.push(await withAllWords(note, held.get(note.id), signal));
  await keepNotes(ownerId, filling, whole);
}

/** The list has the beginning of a long note alone. */
async function withAllWords(note: Note, held: Note | undefined, signal: AbortSignal): Promise<Note> {
  if (!note.transcriptTruncated) return note;
  if (held && !held.transcriptTruncated && held.version === note.version)
    return { ...note, transcript: held.transcript, transcriptTruncated: false };
  const { data } = await api.get('/api/notes/{id}', { params: { path: { id: note.id } }, signal });
  return { ...note, transcript: data.transcript, transcriptTruncated: false };
}
