import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { RequestError } from '../../../http/errors.ts';
import { noteKey, NOTES_KEY } from '../../../http/cache-keys.ts';

/** Brings back a note that was deleted a moment ago. Resolves once the lists have it again, at its place. */
export function useRestoreNote(): (id: number) => Promise<unknown> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => api.post('/api/notes/{id}/restore', { params: { path: { id } } }),
    onSuccess: (_, id) => {
      // What was made of it is back as well.
      for (const queryKey of [noteKey(id), ['creations'], ['themes']]) void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: NOTES_KEY });
    },
  });
  return mutateAsync;
}

/** The time is over: trying again is of no use. */
export function isTooLateToRestore(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
}
