import type { Creation } from '@stitchbook/api-types';
import type { CreationType } from '@stitchbook/contracts';
import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { creationKey, CREATIONS_KEY } from '../../../http/cache-keys.ts';

/** Which creations are meant: all of them, those of a type, or what was made from a note, alone or with others. */
export interface CreationFilter {
  type?: CreationType;
  noteId?: number;
}

interface CreationsPage {
  creations: Creation[];
  nextCursor: string | null;
}

async function fetchCreationsPage(filter: CreationFilter, cursor: string | null, signal: AbortSignal) {
  const query = cursor === null ? filter : { ...filter, cursor };
  const { data, response } = await api.get('/api/creations', { params: { query }, signal });
  return { creations: data, nextCursor: nextCursor(response.headers) };
}

const creationsQuery = (filter: CreationFilter) =>
  infiniteQueryOptions({
    queryKey: [...CREATIONS_KEY, filter],
    queryFn: ({ pageParam, signal }) => fetchCreationsPage(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 1000,
  });

/** Newest first, page by page. */
export function useCreations(filter: CreationFilter) {
  return useInfiniteQuery(creationsQuery(filter));
}

/** One creation on its own screen; `id` is what stands in the address, the server judges it. */
export function useCreation(id: string) {
  return useQuery({
    queryKey: creationKey(id),
    queryFn: async ({ signal }) => (await api.get('/api/creations/{id}', { params: { path: { id } }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Writes every list that has it, and what is shown on its own screen; null takes it out of the lists. */
export function patchCreation(queryClient: QueryClient, id: number, changed: Partial<Creation> | null): void {
  queryClient.setQueryData<Creation>(creationKey(id), (held) => held && { ...held, ...changed });
  queryClient.setQueriesData<InfiniteData<CreationsPage>>({ queryKey: CREATIONS_KEY }, (list) => {
    const change = (each: Creation) => {
      if (each.id !== id) return [each];
      return changed ? [{ ...each, ...changed }] : [];
    };
    return (
      list && { ...list, pages: list.pages.map((page) => ({ ...page, creations: page.creations.flatMap(change) })) }
    );
  });
}

export function useDeleteCreation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete('/api/creations/{id}', { params: { path: { id } } });
      await queryClient.cancelQueries({ queryKey: CREATIONS_KEY });
      patchCreation(queryClient, id, null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CREATIONS_KEY }),
  });
}
