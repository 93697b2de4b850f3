import type { RemovedTheme } from '@stitchbook/api-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { MERGE_SUGGESTIONS_KEY, NOTE_KEY, NOTES_KEY, THEMES_KEY } from '../../../http/cache-keys.ts';

interface Removal {
  themeId: number;
  /** Which notes are to have in its place; null for none. */
  intoId: number | null;
}

/** Deletes a theme of the reader, or merges it into another. Resolves once the list of themes is without it. */
export function useRemoveTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ themeId, intoId }: Removal): Promise<RemovedTheme> => {
      const path = { id: themeId };
      if (intoId === null) return (await api.delete('/api/themes/{id}', { params: { path } })).data;
      return (await api.post('/api/themes/{id}/merge', { params: { path }, body: { into: intoId } })).data;
    },
    onSettled: () => askAgain(queryClient),
  });
}

/** Takes one of both back. Resolves once the list of themes has it again. */
export function useRestoreTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (undoId: string) =>
      (await api.post('/api/themes/undo/{id}', { params: { path: { id: undoId } } })).data,
    onSettled: () => askAgain(queryClient),
  });
}

function askAgain(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [NOTES_KEY, NOTE_KEY, MERGE_SUGGESTIONS_KEY, ['filter-counts']])
    void queryClient.invalidateQueries({ queryKey });
  return queryClient.invalidateQueries({ queryKey: THEMES_KEY });
}
