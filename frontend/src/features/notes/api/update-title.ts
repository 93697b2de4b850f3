import type { Note } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NoteChanged } from '../note-changed.ts';
import { holdNote, patchNote, refetchNote } from '../notes-cache.ts';
import { changeNote } from './change-note.ts';

interface UpdateTitle {
  /** As it was when the person began to type. */
  seen: Note;
  title: string;
}

/** Renames a note: at once wherever it is shown, then on the server. Throws `NoteChanged` when another was quicker. */
export function useUpdateTitle() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: async ({ seen, title }: UpdateTitle) => {
      await holdNote(queryClient, seen.id);
      patchNote(queryClient, seen.id, { title });
    },
    mutationFn: ({ seen, title }: UpdateTitle) => changeNote(seen, 'title', title),
    onSuccess: (note) => patchNote(queryClient, note.id, note),
    onError: (error, { seen }) => {
      if (error instanceof NoteChanged) patchNote(queryClient, seen.id, error.current);
      else refetchNote(queryClient, seen.id);
    },
  });
}
