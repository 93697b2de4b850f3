import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { BLOCKED_PEOPLE_KEY, CREATIONS_KEY, NOTES_KEY } from '../../../http/cache-keys.ts';
import { patchCreation } from './creations.ts';

/** Leaves a creation that somebody shared with the reader. */
export function useLeaveCreation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete('/api/creations/{id}/shares/{userId}', { params: { path: { id, userId: 'me' } } });
      patchCreation(queryClient, id, null);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CREATIONS_KEY }),
  });
}

/** Takes nothing from a person any more, and leaves all that they have shared. */
export function useBlockSharer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.put('/api/blocked-people/{userId}', { params: { path: { userId } } }),
    onSettled: () => {
      for (const queryKey of [CREATIONS_KEY, NOTES_KEY, BLOCKED_PEOPLE_KEY])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
