import type { NoteDetail } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeNote, NoteChanged } from './change-note.ts';
import { patchNote, refetchNote } from '../notes-cache.ts';

interface UpdateTranscript {
  /** As it was when the person began to type. */
  seen: NoteDetail;
  transcript: string;
}

/** Corrects the words of a note. Throws `NoteChanged` when another was quicker. */
export function useUpdateTranscript() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, transcript }: UpdateTranscript) => changeNote(seen, 'transcript', transcript),
    onSuccess: (note) => {
      patchNote(queryClient, note.id, note);
      refetchNote(queryClient, note.id);
    },
    onError: (error, { seen }) => {
      if (error instanceof NoteChanged) patchNote(queryClient, seen.id, error.current);
    },
  });
}
