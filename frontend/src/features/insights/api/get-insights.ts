import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { INSIGHTS_KEY } from '../../../http/cache-keys.ts';

/** Counted by the days of this device's time zone. */
export function useInsights() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: [...INSIGHTS_KEY, timeZone],
    queryFn: async ({ signal }) => (await api.get('/api/insights', { params: { query: { timeZone } }, signal })).data,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
}
