import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { patchNote } from '../notes-cache.ts';
import { PIN_KEY, type PinChange } from '../pending-changes.ts';

/** Keeps a note at the top of the list, or no longer: at once, see `usePendingChanges`; a failure takes itself back. */
export function usePinNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: PIN_KEY,
    mutationFn: async ({ id, isPinned }: PinChange) => {
      const params = { path: { id } };
      if (isPinned) await api.put('/api/notes/{id}/pin', { params });
      else await api.delete('/api/notes/{id}/pin', { params });
    },
    onSuccess: (_, { id, isPinned }) => {
      patchNote(queryClient, id, { pinned: isPinned });
      return queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
}
