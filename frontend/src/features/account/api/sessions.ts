import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { SECURITY_EVENTS_KEY } from './get-security-events.ts';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.get('/api/account/sessions', { signal })).data,
  staleTime: 0,
});

/** The browsers in which the person is signed in. */
export function useSessions() {
  return useQuery(sessionsQuery);
}

/** Signs out in another browser; the list loses it at once and gets it back when that fails. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/account/sessions/{id}', { params: { path: { id } } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: sessionsQuery.queryKey });
      const before = queryClient.getQueryData(sessionsQuery.queryKey);
      queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter((session) => session.id !== id));
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(sessionsQuery.queryKey, before),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: SECURITY_EVENTS_KEY });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Signs out in every browser, this one included: what follows is for a visitor. */
export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => api.post('/api/auth/sign-out-everywhere') });
}
