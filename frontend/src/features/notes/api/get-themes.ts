import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';

/** The reader's own themes by name, asked for once they are about to be shown. */
export function useThemes(isWanted: boolean) {
  return useQuery({
    queryKey: ['themes'],
    queryFn: async ({ signal }) => (await api.get('/api/themes', { signal })).data,
    enabled: isWanted,
    staleTime: 10_000,
  });
}
