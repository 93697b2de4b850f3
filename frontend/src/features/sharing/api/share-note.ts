import type { Share, ShareRequest } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { sendJson } from '../../../http/request.ts';
import { sharesQuery } from './get-shares.ts';

/** Shares a note with somebody, or changes what they may do with it. */
export function useShareNote(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: ShareRequest) => sendJson<Share>('POST', `/api/notes/${noteId}/share`, asked),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: sharesQuery(noteId).queryKey });
    },
  });
}
