import type { Note } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeNote, NoteChanged } from './change-note.ts';
import { cancelNoteQueries, patchNote, refetchNote } from '../notes-cache.ts';

export interface UpdateTitle {
  /** As it was when the person began to type. */
  seen: Note;
  title: string;
}

export const UPDATE_TITLE_KEY = ['update-title'] as const;

/**
 * Renames a note, one time after the other: at once wherever it is shown, see `usePendingChanges`, then on the server.
 * Throws `NoteChanged` when another was quicker.
 */
export function useUpdateTitle(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: UPDATE_TITLE_KEY,
    scope: { id: `${UPDATE_TITLE_KEY[0]} ${noteId}` },
    mutationFn: ({ seen, title }: UpdateTitle) => changeNote(seen, 'title', title),
    onSuccess: async (note) => {
      await cancelNoteQueries(queryClient, note.id);
      patchNote(queryClient, note.id, note);
    },
    onError: (error, { seen }) => {
      if (error instanceof NoteChanged) patchNote(queryClient, seen.id, error.current);
      else refetchNote(queryClient, seen.id);
    },
  });
}
