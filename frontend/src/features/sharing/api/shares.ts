import type { Share, ShareNoteRequest } from '@stitchbook/api-types';
import type { CreationPermission } from '@stitchbook/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  creationKey,
  CREATIONS_KEY,
  creationSharesKey,
  noteKey,
  NOTES_KEY,
  sharesKey,
} from '../../../http/cache-keys.ts';
import { api } from '../../../http/api.ts';
import type { ShareSubject } from '../share-subject.ts';

function sharesQuery({ kind, id }: ShareSubject) {
  return queryOptions({
    queryKey: kind === 'note' ? sharesKey(id) : creationSharesKey(id),
    queryFn: async ({ signal }): Promise<Share[]> => {
      const asked = { params: { path: { id } }, signal };
      if (kind === 'note') return (await api.get('/api/notes/{id}/shares', asked)).data;
      return (await api.get('/api/creations/{id}/shares', asked)).data;
    },
    staleTime: 0,
  });
}

/** Everything that shows with whom it is shared. */
function refresh(queryClient: QueryClient, subject: ShareSubject): Promise<void> {
  const { kind, id } = subject;
  for (const queryKey of kind === 'note' ? [NOTES_KEY, noteKey(id)] : [CREATIONS_KEY, creationKey(id)])
    void queryClient.invalidateQueries({ queryKey });
  return queryClient.invalidateQueries({ queryKey: sharesQuery(subject).queryKey });
}

/** With whom it is shared; only its owner may ask. */
export function useShares(subject: ShareSubject) {
  return useQuery(sharesQuery(subject));
}

/** Shares it with somebody, or changes what they may do with it. */
export function useShare(subject: ShareSubject) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: ShareNoteRequest): Promise<Share> => {
      const params = { path: { id: subject.id } };
      if (subject.kind === 'note') return (await api.post('/api/notes/{id}/share', { params, body: asked })).data;
      // The dialog offers no other for a creation.
      const permission = asked.permission as CreationPermission;
      return (await api.post('/api/creations/{id}/share', { params, body: { ...asked, permission } })).data;
    },
    onSettled: () => void refresh(queryClient, subject),
  });
}

export function useEndShare(subject: ShareSubject) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => {
      const params = { path: { id: subject.id, userId } };
      if (subject.kind === 'note') await api.delete('/api/notes/{id}/shares/{userId}', { params });
      else await api.delete('/api/creations/{id}/shares/{userId}', { params });
    },
    onSettled: () => refresh(queryClient, subject),
  });
}
