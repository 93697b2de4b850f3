import type { Share } from '@stitchbook/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../http/request.ts';

export function sharesQuery(noteId: number) {
  return queryOptions({
    queryKey: ['shares', noteId],
    queryFn: ({ signal }) => requestJson<Share[]>(`/api/notes/${noteId}/shares`, { signal }),
    staleTime: 0,
  });
}

/** With whom a note is shared; only its owner may ask. */
export function useShares(noteId: number) {
  return useQuery(sharesQuery(noteId));
}
