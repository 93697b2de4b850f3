import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { removeFromCache, missingNoteId } from '../features/notes/notes-cache.ts';

/**
 * Nothing is asked twice unless its own query says so: a 401 or a 404 does not get better by asking again. Nothing
 * waits in silence for a network either: what cannot be had fails at once, says so, and is asked again when it is back.
 * Whatever first learns that a note is gone, or no longer shared, takes it out of everything that is held.
 */
export function createQueryClient(): QueryClient {
  const removeMissing = (error: unknown) => {
    const id = missingNoteId(error);
    if (id !== null) void removeFromCache(client, id);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: removeMissing }),
    mutationCache: new MutationCache({ onError: removeMissing }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
