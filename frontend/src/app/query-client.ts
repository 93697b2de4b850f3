import { QueryClient } from '@tanstack/react-query';

/** Nothing is asked twice unless its own query says so: a 401 or a 404 does not get better by asking again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}
