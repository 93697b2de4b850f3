import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Whether notes that nobody has named are named after their words: one choice after the other, the last one stays. */
export function useChooseTitles() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'account-settings' },
    mutationFn: async (titleNotesForMe: boolean) =>
      (await api.patch('/api/account', { body: { titleNotesForMe } })).data,
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
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
