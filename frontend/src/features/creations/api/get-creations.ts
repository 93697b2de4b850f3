import type { Creation } from '@stitchbook/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../http/request.ts';

export const creationsQuery = queryOptions({
  queryKey: ['creations'],
  queryFn: ({ signal }) => requestJson<Creation[]>('/api/creations', { signal }),
  staleTime: 1000,
});

export function useCreations() {
  return useQuery(creationsQuery);
}
