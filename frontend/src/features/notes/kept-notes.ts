import type { Note, NoteDetail } from '@stitchbook/api-types';
import { keepsNotes } from '../../device/keeps-notes.ts';
import { isOutOfReach } from '../../http/errors.ts';
import { account } from '../../http/session.ts';
import type { ListQuery } from './list-query.ts';
import type { NotesPage } from './notes-cache.ts';
import { searchKeptNotes } from './search-kept-notes.ts';

/** A note as it was kept on this device; it can be read, and nothing else. */
export type KeptDetail = NoteDetail & { isKept?: true };

const readKept = async (): Promise<Note[]> => {
  const ownerId = account();
  if (ownerId === null || keepsNotes.read() === 'off') return [];
  try {
    return await (await import('../../device/kept-notes.ts')).readKeptNotes(ownerId);
  } catch {
    return [];
  }
};

/** What stands in for a list while the server cannot be reached. Throws the error again where nothing is kept. */
export async function keptPage(error: unknown, query: ListQuery): Promise<NotesPage> {
  const notes = isOutOfReach(error) ? await readKept() : [];
  if (notes.length === 0) throw error;
  return { notes: searchKeptNotes(notes, query).map(toBeRead), nextCursor: null, isKept: true };
}

/** What stands in for a note while the server cannot be reached. Throws the error again where it is not kept. */
export async function keptDetail(error: unknown, id: string): Promise<KeptDetail> {
  const notes = isOutOfReach(error) ? await readKept() : [];
  const note = notes.find((each) => String(each.id) === id);
  if (!note) throw error;
  return {
    ...toBeRead(note),
    segments: [],
    notUnderstood: [],
    chapters: [],
    language: null,
    substitutions: [],
    unsureWords: [],
    originalTranscript: null,
    foundSentiment: note.sentiment,
    moodSentence: null,
    isKept: true,
  };
}

/** Its audio is not here, and no change of it would be taken. */
function toBeRead(note: Note): Note {
  const access = { mayComment: false, mayEdit: false, mayGenerate: false, mayShare: false, mayDelete: false };
  return { ...note, audioUrl: null, isNew: false, access: { ...note.access, ...access } };
}
