import type { WrittenAnswer } from '@stitchbook/api-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { WRITTEN_ANSWER_KEY } from '../../../http/cache-keys.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { cancelJob, jobOrResult, RESPOND_ASYNC } from '../../../jobs/job-calls.ts';

/**
 * What a language model answers from the notes, and `soFar`, the sentences that are there while it writes. Asked once for a
 * question, and again only when a person says so: it may cost money.
 * @param isOfSome whether there are notes that cannot be asked yet; the answer says whether there were when it was begun
 */
export function useWrittenAnswer(question: string, isWanted: boolean, isOfSome: boolean) {
  const client = useQueryClient();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const key = [...WRITTEN_ANSWER_KEY, question, timeZone];
  const soFarKey = [...key, 'so far'];
  const written = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const tell = (soFar: string) => client.setQueryData(soFarKey, soFar);
      return { ...(await write({ question, timeZone }, tell, signal)), isOfSome };
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: soFar } = useQuery<string | null>({ queryKey: soFarKey, queryFn: () => null, enabled: false });
  return { ...written, soFar: soFar ?? '' };
}

/** When nobody waits any more, the server is told. */
async function write(
  body: { question: string; timeZone: string },
  onWords: (soFar: string) => void,
  signal: AbortSignal,
): Promise<WrittenAnswer> {
  onWords('');
  const begun = jobOrResult<WrittenAnswer>(
    await api.post('/api/ask/written', { body, params: { header: RESPOND_ASYNC }, signal }),
  );
  if ('result' in begun) return begun.result;
  try {
    return await followJob(begun.job, ({ firstWords }) => onWords(firstWords ?? ''), signal);
  } catch (error) {
    if (signal.aborted) void cancelJob(begun.job.id).catch(() => undefined);
    throw error;
  }
}
