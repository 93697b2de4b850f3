import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { NOTE_KEY, NOTES_KEY, THEMES_KEY } from '../../../http/cache-keys.ts';

/** `color` is written `#rrggbb`. */
type ThemeChange = { name: string } | { color: string };

/** Gives one of the reader's own themes another name or colour, on every note that has it. */
export function useChangeTheme(themeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ThemeChange) =>
      (await api.patch('/api/themes/{id}', { params: { path: { id: themeId } }, body: change })).data,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      return Promise.all([NOTE_KEY, THEMES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
