import type { NoteDetail } from '@stitchbook/api-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { isLive } from '../../../events/server-events.ts';
import { noteKey } from '../../../http/cache-keys.ts';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';

const ENRICHMENT_POLL_MS = 2000;
/** Where changes are told as they happen: only in case one is missed. */
const LIVE_POLL_MS = 15_000;

/**
 * Always asked again when the screen opens or is returned to; `id` is what stands in the address, the server judges it.
 * Null once it is known that there is no such note, see `removeFromCache`.
 */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: noteKey(id),
    queryFn: async ({ signal }): Promise<NoteDetail | null> =>
      (await api.get('/api/notes/{id}', { params: { path: { id } }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (!state.data || !isAwaitingThemes(state.data)) return false;
      return isLive() ? LIVE_POLL_MS : ENRICHMENT_POLL_MS;
    },
  });
}

export function useNote(id: string) {
  return useQuery(noteQuery(id));
}
