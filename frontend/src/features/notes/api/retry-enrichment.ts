import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJob, retryJob } from '../../../jobs/job-calls.ts';
import { refetchNote } from '../notes-cache.ts';

/** The job whose failure is to be explained. */
export function useFailedEnrichment(jobId: string | null) {
  return useQuery({
    queryKey: ['failed-enrichment', jobId],
    queryFn: ({ signal }) => getJob(jobId ?? '', signal),
    enabled: jobId !== null,
  });
}

/** Has a note's themes and sentiment looked for once more. */
export function useRetryEnrichment(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => retryJob(jobId),
    onSettled: (_, __, jobId) => {
      queryClient.removeQueries({ queryKey: ['failed-enrichment', jobId] });
      refetchNote(queryClient, noteId);
    },
  });
}
