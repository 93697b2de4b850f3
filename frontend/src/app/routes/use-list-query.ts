import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery } from '../../features/notes/list-query.ts';

/** Which notes the address asks for, and how to make it ask for others. */
export function useListQuery(): [ListQuery, (query: ListQuery) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  const { pathname } = useLocation();
  const setQuery = useCallback(
    (next: ListQuery) => {
      // The list stands until the next screen has been loaded; what was typed just before must not lead back to it.
      if (window.location.pathname === pathname) setParameters(writeListQuery(next), { replace: true });
    },
    [pathname, setParameters],
  );
  return [query, setQuery];
}
