import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { CREATIONS_KEY, noteKey, NOTES_KEY, THEMES_KEY } from '../../../http/cache-keys.ts';
import { RequestError } from '../../../http/errors.ts';
import { removeFromCache } from '../notes-cache.ts';
import { MARK_DELETED_KEY, SEND_DELETION_KEY } from '../pending-changes.ts';

const SENT_AFTER_MS = 300;

/**
 * Deletes a note 300 ms after it is asked to. Lists lose it while that is sent, see `usePendingChanges`: no answer that
 * arrives in between brings it back, and a failure does by itself.
 */
export function useDeleteNote(): (id: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync: mark } = useMutation({
    mutationKey: MARK_DELETED_KEY,
    mutationFn: (_id: number) => new Promise<void>((resolve) => setTimeout(resolve, SENT_AFTER_MS)),
  });
  const { mutateAsync: send } = useMutation({
    mutationKey: SEND_DELETION_KEY,
    mutationFn: (id: number) => api.delete('/api/notes/{id}', { params: { path: { id } } }),
    onSuccess: (_, id) => removeFromCache(queryClient, id),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: NOTES_KEY }),
  });
  return async (id) => {
    await mark(id);
    await send(id);
  };
}

/** Brings back a note that was deleted a moment ago. Resolves once the lists have it again, at its place. */
export function useRestoreNote(): (id: number) => Promise<unknown> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => api.post('/api/notes/{id}/restore', { params: { path: { id } } }),
    onSuccess: (_, id) => {
      // What was made of it is back as well.
      for (const queryKey of [noteKey(id), CREATIONS_KEY, THEMES_KEY]) void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
  return mutateAsync;
}

/** The time is over: trying again is of no use. */
export function isTooLateToRestore(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
}
