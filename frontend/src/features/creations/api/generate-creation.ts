import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CREATIONS_KEY } from '../../../http/cache-keys.ts';
import { Unreachable } from '../../../http/errors.ts';
import { importWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import type { Generate } from './make-creation.ts';

interface Generation {
  asked: Generate;
  /** Aborted when the person does not want it any more. */
  abort: AbortController;
}

const keyOf = (noteId: number) => ['generate', noteId] as const;

/** `makeCreation`, which is fetched when it is first asked for: it would be of no use without a network. */
export function useGenerateCreation(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: keyOf(noteId),
    mutationFn: async ({ asked, abort: { signal } }: Generation) => {
      const { makeCreation } = await importWithRetry(() => import('./make-creation.ts')).catch(() => {
        throw new Unreachable();
      });
      return makeCreation(noteId, asked, signal);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CREATIONS_KEY }),
  });
}

/** How to stop what is being made from a note, also for a card that was scrolled away and has come back; null when nothing is. */
export function useRunningGeneration(noteId: number): { cancel: () => void } | null {
  const [abort] = useMutationState({
    filters: { mutationKey: keyOf(noteId), status: 'pending' },
    select: ({ state }) => (state.variables as Generation).abort,
  });
  return abort ? { cancel: () => abort.abort() } : null;
}
