import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY, noteKey, sharesKey } from '../../../http/cache-keys.ts';
import type { ShareNoteRequest } from '@stitchbook/api-types';
import { api } from '../../../http/api.ts';

function sharesQuery(noteId: number) {
  return queryOptions({
    queryKey: sharesKey(noteId),
    queryFn: async ({ signal }) =>
      (await api.get('/api/notes/{id}/shares', { params: { path: { id: noteId } }, signal })).data,
    staleTime: 0,
  });
}

/** With whom a note is shared; only its owner may ask. */
export function useShares(noteId: number) {
  return useQuery(sharesQuery(noteId));
}

/** Shares a note with somebody, or changes what they may do with it. */
export function useShareNote(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: ShareNoteRequest) =>
      (await api.post('/api/notes/{id}/share', { params: { path: { id: noteId } }, body: asked })).data,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: noteKey(noteId) });
      void queryClient.invalidateQueries({ queryKey: sharesQuery(noteId).queryKey });
    },
  });
}

export function useEndShare(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      api.delete('/api/notes/{id}/shares/{userId}', { params: { path: { id: noteId, userId } } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: noteKey(noteId) });
      return queryClient.invalidateQueries({ queryKey: sharesQuery(noteId).queryKey });
    },
  });
}
