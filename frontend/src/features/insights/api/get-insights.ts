import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';

/** Counted by the days of this device's time zone. */
export function useInsights() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: ['insights', timeZone],
    queryFn: async ({ signal }) => (await api.get('/api/insights', { params: { query: { timeZone } }, signal })).data,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
}
