import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { storeUser } from '../stored-user.ts';
import { api } from '../../../http/api.ts';

const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await api.get('/api/account', { signal })).data,
  staleTime: 0,
});

export function useAccount() {
  return useQuery(accountQuery);
}

/** Deletes the account with everything in it; this device forgets who it was, too. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (confirm: string) => {
      await api.delete('/api/account', { body: { confirm } });
      storeUser(null);
    },
  });
}
