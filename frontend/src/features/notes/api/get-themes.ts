import type { ListedTheme } from '@stitchbook/api-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { THEMES_KEY } from '../../../http/cache-keys.ts';

const themesQuery = queryOptions({
  queryKey: THEMES_KEY,
  queryFn: async ({ signal }) => {
    const themes: ListedTheme[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { data, response } = await api.get('/api/themes', { params: { query: { cursor } }, signal });
      themes.push(...data);
      cursor = nextCursor(response.headers);
    }
    return themes;
  },
  staleTime: 1000,
});

/** All themes of the reader, by name, with how many notes carry each. */
export function useThemes() {
  return useQuery(themesQuery);
}
