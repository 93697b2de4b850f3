import type { Creation } from '@stitchbook/api-types';
import type { CreationType } from '@stitchbook/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { CREATIONS_KEY } from '../../../http/cache-keys.ts';
import { JobFailed, jobOrResult, type JobOrResult, RESPOND_ASYNC, retryJob } from '../../../jobs/job-calls.ts';
import { untilMade } from './make-creation.ts';

/** A tag, a period (ISO 8601) or both: all notes that fit. */
export type StitchFilter = { tag?: string; from?: string; until?: string };

/** Which notes become one creation, of what type: chosen ones, or those of a filter. */
export type Stitch = { type: CreationType } & ({ noteIds: number[] } | StitchFilter);

interface Stitching {
  asked: Stitch | { retriedJobId: string };
  /** Aborted when the person does not want it any more. */
  abort: AbortController;
}

const KEY = ['stitch'] as const;

export function useStitchNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    mutationFn: async ({ asked, abort: { signal } }: Stitching) => untilMade(await begin(asked, signal), signal),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CREATIONS_KEY }),
  });
}

async function begin(asked: Stitching['asked'], signal: AbortSignal): Promise<JobOrResult<Creation>> {
  if ('retriedJobId' in asked) return { job: await retryJob<Creation>(asked.retriedJobId) };
  return jobOrResult(await api.post('/api/creations', { params: { header: RESPOND_ASYNC }, body: asked, signal }));
}

export interface StitchState {
  isRunning: boolean;
  cancel: () => void;
  /** Why it came to nothing, and what to ask for to try again; null while it runs, and when nobody wants it any more. */
  failure: { error: unknown; again: Stitching['asked'] } | null;
}

/** What was begun last, wherever that was; null where nothing was, or it is done. */
export function useLastStitch(): StitchState | null {
  const states = useMutationState({ filters: { mutationKey: KEY }, select: ({ state }) => state });
  const last = states.at(-1);
  if (!last || last.status === 'success' || last.status === 'idle') return null;
  const { asked, abort } = last.variables as Stitching;
  if (last.status === 'pending') return { isRunning: true, cancel: () => abort.abort(), failure: null };
  if (abort.signal.aborted && !(last.error instanceof JobFailed)) return null;
  const again = last.error instanceof JobFailed ? { retriedJobId: last.error.jobId } : asked;
  return { isRunning: false, cancel: () => undefined, failure: { error: last.error, again } };
}
