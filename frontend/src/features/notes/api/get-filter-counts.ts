import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { filterParameters, type ListQuery } from '../list-query.ts';

/**
 * How many notes a list with these filters has on all its pages, and how many of them have each tag, each mood, are shared.
 * @param find a part of the names of the tags to count
 */
export function useFilterCounts(query: ListQuery, find = '', isWanted = true) {
  // The order changes nothing: one answer serves all.
  const filter = { ...filterParameters(query), ...(find && { find }) };
  return useQuery({
    queryKey: ['filter-counts', filter],
    queryFn: async ({ signal }) =>
      (await api.get('/api/notes/filter-counts', { params: { query: filter }, signal })).data,
    enabled: isWanted,
    staleTime: 1000,
    placeholderData: keepPreviousData,
  });
}
