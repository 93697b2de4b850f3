import type { Note } from '@stitchbook/api-types';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { idempotencyKeyOf } from '../../../http/idempotency-key.ts';
import { EVERY_NOTE } from '../list-query.ts';
import { type NotesList, withNoteFirst } from '../notes-cache.ts';
import { optimisticNote } from '../optimistic-note.ts';
import { notesKey } from './get-notes.ts';

/** What the words of a note turn out to be; `recordingId` stands for the audio, which the server already has. */
export interface NoteWords {
  text: string;
  recordingId: string;
  /** Seconds. */
  duration: number;
}

export interface SaveNote {
  /** Of the save: the same for every try. */
  key: string;
  title: string;
  /** Seconds, as far as they are known before the words are. */
  duration: number;
  savedAt: number;
  transcribe: () => Promise<NoteWords>;
  /** Gives it up; `transcribe` throws then. */
  cancel: () => void;
}

export const SAVE_KEY = ['save-note'] as const;

async function postNote(title: string, words: NoteWords): Promise<Note> {
  const form = new FormData();
  form.set('title', title);
  form.set('transcript', words.text);
  form.set('duration', String(words.duration));
  form.set('recordingId', words.recordingId);
  form.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  // The recording is this save's own, so what is said of it tells every save from another.
  const header = { 'Idempotency-Key': await idempotencyKeyOf(form) };
  try {
    return (await api.post('/api/notes', { params: { header }, body: form })).data;
  } catch (cause) {
    throw new Error('Network response error', { cause });
  }
}

/** Hears the audio out, then saves the note. It stands in the list from the first moment: see `usePendingChanges`. */
export function useSaveNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async ({ title, transcribe }: SaveNote) => postNote(title, await transcribe()),
    onSuccess: async (note) => {
      await queryClient.cancelQueries({ queryKey: NOTES_KEY });
      queryClient.setQueryData<NotesList>(notesKey(EVERY_NOTE), (list) => withNoteFirst(list, note));
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
}

/** The save that a temporary note stands for; null once it has ended. */
export function useRunningSave(id: number): Pick<SaveNote, 'key' | 'cancel'> | null {
  const [saving] = useMutationState({
    filters: {
      mutationKey: SAVE_KEY,
      status: 'pending',
      predicate: ({ state }) => optimisticNote(state.variables as SaveNote).id === id,
    },
    select: ({ state }) => state.variables as SaveNote,
  });
  return saving ?? null;
}
