import type { NoteDetail } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NoteChanged } from '../note-changed.ts';
import { patchNote, refetchNote } from '../notes-cache.ts';
import { changeNote } from './change-note.ts';

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
