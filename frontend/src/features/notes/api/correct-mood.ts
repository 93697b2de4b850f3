import type { Note } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { INSIGHTS_KEY, NOTES_KEY } from '../../../http/cache-keys.ts';
import { cancelNoteQueries, patchNote } from '../notes-cache.ts';

/** Chooses the mood of a note, one time after the other; null for the one that was found in its words. */
export function useCorrectMood(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `update-sentiment ${noteId}` },
    mutationFn: async (sentiment: Note['sentiment'] | null) =>
      (await api.post('/api/notes/{id}/update-sentiment', { params: { path: { id: noteId } }, body: { sentiment } }))
        .data.note,
    onSuccess: async (note) => {
      await cancelNoteQueries(queryClient, noteId);
      patchNote(queryClient, noteId, note);
      void queryClient.invalidateQueries({ queryKey: INSIGHTS_KEY });
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
}
