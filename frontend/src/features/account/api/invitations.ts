import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';

const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) => (await api.get('/api/invitations', { signal })).data,
  staleTime: 0,
});

/** The invitations that nobody has used yet; only administrators may ask. */
export function useInvitations() {
  return useQuery(invitationsQuery);
}

/** Makes a link for one person. It is told this once. */
export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string | null) =>
      (await api.post('/api/invitations', { body: email === null ? {} : { email } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

/** Takes an invitation back; the list loses it at once and gets it back when that fails. */
export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/invitations/{id}', { params: { path: { id } } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: invitationsQuery.queryKey });
      const before = queryClient.getQueryData(invitationsQuery.queryKey);
      queryClient.setQueryData(invitationsQuery.queryKey, (list) => list?.filter((each) => each.id !== id));
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(invitationsQuery.queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}
