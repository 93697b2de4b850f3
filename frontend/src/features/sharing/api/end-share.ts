import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { request } from '../../../http/request.ts';
import { sharesQuery } from './get-shares.ts';

export function useEndShare(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      request(`/api/notes/${noteId}/shares/${encodeURIComponent(userId)}`, { method: 'DELETE' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      return queryClient.invalidateQueries({ queryKey: sharesQuery(noteId).queryKey });
    },
  });
}
