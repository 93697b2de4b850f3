import { DEFAULT_CREATION_TYPE, type Creation, type CreationType } from '@stitchbook/contracts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { askForJob } from '../../../jobs/ask-for-job.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { retryJob } from '../../../jobs/retry-job.ts';
import { creationsQuery } from './get-creations.ts';

/** A creation of some type, or another try at one that failed. */
export type Generate = { type: CreationType } | { retriedJobId: string };

const keyOf = (noteId: number) => ['generate', noteId] as const;

/** Makes something new from a note and waits for it. Throws `JobFailed` when it was begun and came to nothing. */
export function useGenerateCreation(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: keyOf(noteId),
    mutationFn: async (asked: Generate): Promise<Creation> => {
      const { signal } = new AbortController();
      const follow = (job: Parameters<typeof followJob<Creation>>[0]) => followJob(job, () => undefined, signal);
      if ('retriedJobId' in asked) return follow(await retryJob<Creation>(asked.retriedJobId));
      // The documented call has an empty body, which means the default type.
      const body = asked.type === DEFAULT_CREATION_TYPE ? {} : { type: asked.type };
      const answer = await askForJob<Creation>(`/api/notes/${noteId}/generate`, body, signal);
      return 'job' in answer ? follow(answer.job) : answer.result;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: creationsQuery.queryKey }),
  });
}

/** Also true for a card that was scrolled away and has come back. */
export function useIsGenerating(noteId: number): boolean {
  return useIsMutating({ mutationKey: keyOf(noteId) }) > 0;
}
