import type { Note } from '@stitchbook/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { idempotencyKeyOf } from '../../../http/idempotency-key.ts';
import { request } from '../../../http/request.ts';
import { EVERY_NOTE } from '../list-query.ts';
import { withNoteFirst } from '../notes-cache.ts';
import type { NotesList } from '../notes-pages.ts';
import { temporaryNote } from '../temporary-note.ts';
import { notesKey } from './get-notes.ts';

/** What the words of a note turn out to be; `recordingId` stands for the audio, which the server already has. */
export interface NoteWords {
  text: string;
  recordingId: string;
  /** Seconds. */
  duration: number;
}

interface SaveNote {
  title: string;
  /** Seconds, as far as they are known before the words are. */
  duration: number;
  savedAt: number;
  hear: () => Promise<NoteWords>;
  /** Gives it up; `hear` throws then. */
  cancel: () => void;
}

const SAVE_KEY = ['save-note'] as const;

async function postNote(title: string, words: NoteWords): Promise<Note> {
  const form = new FormData();
  form.set('title', title);
  form.set('transcript', words.text);
  form.set('duration', String(words.duration));
  form.set('recordingId', words.recordingId);
  // The recording is this save's own, so what is said of it tells every save from another.
  const headers = { 'Idempotency-Key': await idempotencyKeyOf(form) };
  try {
    const response = await request('/api/notes', { method: 'POST', body: form, headers });
    return (await response.json()) as Note;
  } catch (cause) {
    throw new Error('Network response error', { cause });
  }
}

/** Hears the audio out, then saves the note. It stands in the list from the first moment: see `useNotesBeingSaved`. */
export function useSaveNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async ({ title, hear }: SaveNote) => postNote(title, await hear()),
    onSuccess: async (note) => {
      await queryClient.cancelQueries({ queryKey: NOTES_KEY });
      queryClient.setQueryData<NotesList>(notesKey(EVERY_NOTE), (list) => withNoteFirst(list, note));
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
}

/**
 * Temporary notes for what is being saved now, newest first. They are read from the mutations themselves, not written
 * into the list, so a refetch in between cannot lose them and a failure takes them away by itself.
 */
export function useNotesBeingSaved(): Note[] {
  const saving = useMutationState({
    filters: { mutationKey: SAVE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as SaveNote,
  });
  return saving.map(temporaryNote).reverse();
}

/** How to give up the saving of a temporary note; null for one that is not being saved. */
export function useCancelSaving(id: number): (() => void) | null {
  const [saving] = useMutationState({
    filters: {
      mutationKey: SAVE_KEY,
      status: 'pending',
      predicate: ({ state }) => temporaryNote(state.variables as SaveNote).id === id,
    },
    select: ({ state }) => state.variables as SaveNote,
  });
  return saving?.cancel ?? null;
}
