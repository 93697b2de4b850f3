import type { Theme } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTE_KEY, NOTES_KEY } from '../../../http/cache-keys.ts';
import { sendJson } from '../../../http/request.ts';

/** `color` is written `#rrggbb`. */
type ThemeChange = { name: string } | { color: string };

/** Gives one of the reader's own themes another name or colour, on every note that has it. */
export function useChangeTheme(themeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ThemeChange) => sendJson<Theme>('PATCH', `/api/themes/${themeId}`, change),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: ['themes'] });
      return queryClient.invalidateQueries({ queryKey: NOTE_KEY });
    },
  });
}
