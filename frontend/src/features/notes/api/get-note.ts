import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { isLive } from '../../../events/server-events.ts';
import { noteKey } from '../../../http/cache-keys.ts';
import { isOutOfReach } from '../../../http/errors.ts';
import type { KeptDetail } from '../kept-notes.ts';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';

const ENRICHMENT_POLL_MS = 2000;
/** Where changes are told as they happen: only in case one is missed. */
const LIVE_POLL_MS = 15_000;
/** While the server cannot be reached. */
const RETRY_MS = 5000;

/**
 * Always asked again when the screen opens or is returned to; `id` is what stands in the address, the server judges it.
 * Null once it is known that there is no such note, see `removeFromCache`.
 */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: noteKey(id),
    queryFn: async ({ signal, client }): Promise<KeptDetail | null> => {
      try {
        return (await api.get('/api/notes/{id}', { params: { path: { id } }, signal })).data;
      } catch (error) {
        const held = client.getQueryData<KeptDetail | null>(noteKey(id));
        if (signal.aborted || (held && !held.isKept)) throw error;
        const { keptDetail } = await import('../kept-notes.ts').catch(() => Promise.reject(error));
        return keptDetail(error, id);
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.data?.isKept || (!state.data && isOutOfReach(state.error))) return RETRY_MS;
      if (!state.data || !isAwaitingThemes(state.data)) return false;
      return isLive() ? LIVE_POLL_MS : ENRICHMENT_POLL_MS;
    },
  });
}

export function useNote(id: string) {
  return useQuery(noteQuery(id));
}
