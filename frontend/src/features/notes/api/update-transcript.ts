import type { NoteDetail, Segment } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeNote, NoteChanged } from './change-note.ts';
import { patchNote, patchSegments, refetchNote } from '../notes-cache.ts';

interface UpdateTranscript {
  /** As it was when the person began to type. */
  seen: NoteDetail;
  transcript: string;
  /** The segments with these words, where they are known before the server says them. */
  segments?: Segment[];
}

/** Corrects the words of a note. Throws `NoteChanged` when another was quicker. */
export function useUpdateTranscript() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, transcript }: UpdateTranscript) => changeNote(seen, 'transcript', transcript),
    onSuccess: (note, { segments }) => {
      patchNote(queryClient, note.id, note);
      if (segments) patchSegments(queryClient, note.id, segments);
      refetchNote(queryClient, note.id);
    },
    onError: (error, { seen }) => {
      if (error instanceof NoteChanged) patchNote(queryClient, seen.id, error.current);
    },
  });
}
