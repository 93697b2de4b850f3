import type { Creation } from '@stitchbook/api-types';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { creationKey, CREATIONS_KEY } from '../../../http/cache-keys.ts';
import { patchCreation } from './creations.ts';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const versionsKey = (id: number) => [...creationKey(id), 'versions'] as const;

/** Takes over how it stands now, with one version more before it. */
async function take(queryClient: QueryClient, changed: Creation): Promise<void> {
  await queryClient.cancelQueries({ queryKey: creationKey(changed.id), exact: true });
  patchCreation(queryClient, changed.id, changed);
  void queryClient.invalidateQueries({ queryKey: versionsKey(changed.id) });
  void queryClient.invalidateQueries({ queryKey: CREATIONS_KEY });
}

/** Writes a text over the one that was seen. Throws a conflict when it has changed since. */
export function useEditCreation(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, seenVersion }: { content: string; seenVersion: number }) =>
      (
        await api.patch('/api/creations/{id}', {
          params: { path: { id }, header: ifMatch(seenVersion) },
          body: { content },
        })
      ).data,
    onSuccess: (changed) => take(queryClient, changed),
  });
}

/** What it said before, the newest first: there are no more than fit on one page. */
export function useVersions(id: number) {
  return useQuery({
    queryKey: versionsKey(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/creations/{id}/versions', { params: { path: { id }, query: { limit: 100 } }, signal })).data,
    staleTime: 0,
  });
}

/** What it said in one version: that never changes. */
export function useVersion(id: number, version: number) {
  return useQuery({
    queryKey: [...creationKey(id), 'version', version],
    queryFn: async ({ signal }) =>
      (await api.get('/api/creations/{id}/versions/{version}', { params: { path: { id, version } }, signal })).data,
    staleTime: Infinity,
  });
}

/** Lets it say again what it said in a version. */
export function useRestoreVersion(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) =>
      (await api.post('/api/creations/{id}/versions/{version}/restore', { params: { path: { id, version } } })).data,
    onSuccess: (changed) => take(queryClient, changed),
  });
}
