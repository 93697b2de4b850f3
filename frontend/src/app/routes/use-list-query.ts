import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery } from '../../features/notes/list-query.ts';

/** Which notes the address asks for, and how to make it ask for others. */
export function useListQuery(): [ListQuery, (query: ListQuery) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  const setQuery = useCallback(
    (next: ListQuery) => setParameters(writeListQuery(next), { replace: true }),
    [setParameters],
  );
  return [query, setQuery];
}
