import type { Theme } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTE_KEY, NOTES_KEY } from '../../../http/cache-keys.ts';
import { sendJson } from '../../../http/request.ts';

interface RecolorTheme {
  themeId: number;
  /** `#rrggbb` */
  color: string;
}

/** Gives one of the reader's own themes another colour. */
export function useRecolorTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ themeId, color }: RecolorTheme) => sendJson<Theme>('PATCH', `/api/themes/${themeId}`, { color }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: ['themes'] });
      return queryClient.invalidateQueries({ queryKey: NOTE_KEY });
    },
  });
}
