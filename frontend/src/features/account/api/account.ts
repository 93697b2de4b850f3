import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from './get-current-user.ts';
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

/** What a person chooses on every device: one choice after the other, the last one stays. */
export function useChooseSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'account-settings' },
    mutationFn: async (settings: { titleNotesForMe?: boolean; spokenLanguage?: string | null }) =>
      (await api.patch('/api/account', { body: settings })).data,
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      // The line of facts of a note tells only what is not spoken anyway.
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
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
