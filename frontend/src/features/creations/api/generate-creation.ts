import type { Creation } from '@stitchbook/api-types';
import { DEFAULT_CREATION_TYPE, type CreationType } from '@stitchbook/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { type JobOrResult, jobOrResult, cancelJob, RESPOND_ASYNC, retryJob } from '../../../jobs/job-calls.ts';
import { creationsQuery } from './creations.ts';

/** A creation of some type, or another try at one that failed. */
export type Generate = { type: CreationType } | { retriedJobId: string };

interface Generation {
  asked: Generate;
  /** Aborted when the person does not want it any more. */
  abort: AbortController;
}

const keyOf = (noteId: number) => ['generate', noteId] as const;

/**
 * Makes something new from a note and waits for it. Throws `JobFailed` when it was begun and came to nothing, and the
 * signal's reason when aborted before its end; the server is then asked to stop as well.
 */
export function useGenerateCreation(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: keyOf(noteId),
    mutationFn: async ({ asked, abort: { signal } }: Generation): Promise<Creation> => {
      const begun = await begin(noteId, asked, signal);
      if ('result' in begun) return begun.result;
      try {
        return await followJob(begun.job, () => undefined, signal);
      } catch (error) {
        if (!signal.aborted || (await cancelJob(begun.job.id).catch(() => true))) throw error;
        // It was too late to stop it: what came of it is here, wanted or not.
        return followJob(begun.job, () => undefined, new AbortController().signal);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: creationsQuery.queryKey }),
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

async function begin(noteId: number, asked: Generate, signal: AbortSignal): Promise<JobOrResult<Creation>> {
  if ('retriedJobId' in asked) return { job: await retryJob<Creation>(asked.retriedJobId) };
  // The documented call has an empty body, which means the default type.
  const body = asked.type === DEFAULT_CREATION_TYPE ? {} : { type: asked.type };
  const params = { path: { id: noteId }, header: RESPOND_ASYNC };
  return jobOrResult(await api.post('/api/notes/{id}/generate', { params, body, signal }));
}
