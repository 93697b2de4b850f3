import type { Note } from '@stitchbook/api-types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../http/api.ts';
import { patchNote } from '../notes-cache.ts';

/** Says that the reader has seen a note that is new to them, once its page is really before their eyes. */
export function useSeeNote({ id, isNew }: Pick<Note, 'id' | 'isNew'>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isNew) return undefined;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      // Where it does not arrive the note stays new, and the next visit says it again.
      api.post('/api/notes/{id}/seen', { params: { path: { id } } }).then(
        () => patchNote(queryClient, id, { isNew: false }),
        () => undefined,
      );
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [queryClient, id, isNew]);
}
