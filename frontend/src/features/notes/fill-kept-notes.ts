import type { Note } from '@stitchbook/api-types';
import { MAX_PINNED_NOTES } from '@stitchbook/contracts';
import { KEPT_COMMENTS, KEPT_NOTES, keepsNotes } from '../../device/keeps-notes.ts';
import { beginKeeping, forgetKeptNotes, type KeptComments, keepNotes, readKept } from '../../device/kept-notes.ts';
import { api } from '../../http/api.ts';

/** The others' comments are asked for by the next filling: a person's requests are counted. */
const MAX_COMMENTS_ASKED = 50;
/** As many as were seen may be others by then. */
const COMMENTS_FRESH_MS = 3_600_000;

/**
 * Has the last notes of a person on this device, what they have pinned and what was said about them, as the server has it now:
 * what was deleted, or is no longer shared, goes.
 */
export async function fillKeptNotes(ownerId: string, signal: AbortSignal): Promise<void> {
  if (keepsNotes.read() === 'off') {
    await forgetKeptNotes();
    return;
  }
  const filling = await beginKeeping(ownerId);
  const listed = await listNotes(signal);
  const held = new Map((await readKept(ownerId)).map((kept) => [kept.note.id, kept]));
  const whole: Note[] = [];
  // One after the other: nobody waits for these.
  for (const note of listed) whole.push(await withAllWords(note, held.get(note.id)?.note, signal));
  const comments = new Map<number, KeptComments>();
  for (const { id, comments: number } of listed) if (number === 0) comments.set(id, { comments: [], asOf: Date.now() });
  const seen = (id: number) => held.get(id)?.comments;
  for (const id of listDue(listed, seen)) comments.set(id, await askForComments(id, signal));
  await keepNotes(ownerId, filling, whole, comments);
}

/** Whose comments to ask for: first where there are more or fewer than were seen, then those seen longest ago, which may have been rewritten. */
function listDue(listed: Note[], seenOf: (id: number) => KeptComments | undefined): number[] {
  const seenAt = ({ id, comments: number }: Note) => {
    const seen = seenOf(id);
    return seen?.comments.length === Math.min(number, KEPT_COMMENTS) ? seen.asOf : 0;
  };
  return listed
    .filter((note) => note.comments > 0 && seenAt(note) < Date.now() - COMMENTS_FRESH_MS)
    .toSorted((one, other) => seenAt(one) - seenAt(other))
    .slice(0, MAX_COMMENTS_ASKED)
    .map(({ id }) => id);
}

/** The latest, and after them those that are pinned and older. */
async function listNotes(signal: AbortSignal): Promise<Note[]> {
  const { data: latest } = await api.get('/api/notes', { params: { query: { limit: KEPT_NOTES } }, signal });
  if (latest.length < KEPT_NOTES) return latest;
  const query = { pinned: true, limit: MAX_PINNED_NOTES };
  const { data: pinned } = await api.get('/api/notes', { params: { query }, signal });
  const isLatest = new Set(latest.map(({ id }) => id));
  return [...latest, ...pinned.filter(({ id }) => !isLatest.has(id))];
}

/** The list has the beginning of a long note alone. */
async function withAllWords(note: Note, held: Note | undefined, signal: AbortSignal): Promise<Note> {
  if (!note.transcriptTruncated) return note;
  if (held && !held.transcriptTruncated && held.version === note.version)
    return { ...note, transcript: held.transcript, transcriptTruncated: false };
  const { data } = await api.get('/api/notes/{id}', { params: { path: { id: note.id } }, signal });
  return { ...note, transcript: data.transcript, transcriptTruncated: false };
}

async function askForComments(id: number, signal: AbortSignal): Promise<KeptComments> {
  const params = { path: { id }, query: { limit: KEPT_COMMENTS } };
  const { data: comments } = await api.get('/api/notes/{id}/comments', { params, signal });
  return { comments, asOf: Date.now() };
}
