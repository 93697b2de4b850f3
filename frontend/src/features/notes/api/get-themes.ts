import type { Theme } from '@stitchbook/contracts';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../http/request.ts';

/** The reader's own themes by name, asked for once they are about to be shown. */
export function useThemes(isWanted: boolean) {
  return useQuery({
    queryKey: ['themes'],
    queryFn: ({ signal }) => requestJson<Theme[]>('/api/themes', { signal }),
    enabled: isWanted,
    staleTime: 10_000,
  });
}
