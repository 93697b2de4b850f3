import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';

/** The people with whom the reader shares notes, either way; none while it is not known. */
export function usePeople() {
  const { data = [] } = useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await api.get('/api/people', { signal })).data,
    staleTime: 0,
  });
  return data;
}
