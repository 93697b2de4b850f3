import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing is asked twice unless its own query says so: a 401 or a 404 does not get better by asking again. Nothing
 * waits in silence for a network either: what cannot be had fails at once, says so, and is asked again when it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
