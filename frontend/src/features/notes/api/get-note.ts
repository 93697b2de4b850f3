import { hasEnded, type NoteDetail } from '@stitchbook/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { NOTE_KEY } from '../../../http/cache-keys.ts';
import { requestJson } from '../../../http/request.ts';

const ENRICHMENT_POLL_MS = 2000;

/** Always asked again when the screen opens; `id` is what stands in the address, the server judges it. */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: [...NOTE_KEY, id],
    queryFn: ({ signal }) => requestJson<NoteDetail>(`/api/notes/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !hasEnded(state.data.enrichment) ? ENRICHMENT_POLL_MS : false),
  });
}

export function useNote(id: string) {
  return useQuery(noteQuery(id));
}
