import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { MEANING_KEY } from '../../../http/cache-keys.ts';

const STALE_MS = 60_000;

/** What the notes say; nothing is asked while there is no question. */
export function useAnswer(question: string) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: [...MEANING_KEY, 'ask', question, timeZone],
    queryFn: async ({ signal }) => (await api.post('/api/ask', { body: { question, timeZone }, signal })).data,
    enabled: question !== '',
    staleTime: STALE_MS,
    retry: false,
  });
}
