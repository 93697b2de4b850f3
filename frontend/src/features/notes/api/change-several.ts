import type { Note } from '@stitchbook/api-types';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { CREATIONS_KEY, NOTES_KEY, THEMES_KEY } from '../../../http/cache-keys.ts';
import { patchNote, removeFromCache } from '../notes-cache.ts';
import { runEach } from '../run-each.ts';
import { changeTags } from './change-note.ts';

/** What is done to several notes, by the calls for one. */
export function useChangeSeveral() {
  const queryClient = useQueryClient();
  const refetch = () => {
    for (const queryKey of [NOTES_KEY, CREATIONS_KEY, THEMES_KEY]) void queryClient.invalidateQueries({ queryKey });
  };
  return {
    addTags: async (notes: readonly Note[], tags: string[]) => {
      const outcome = await runEach(notes, async (note) => {
        const changed = await changeTags(note, { kind: 'add', tags });
        patchNote(queryClient, note.id, changed);
      });
      refetch();
      return outcome;
    },
    remove: async (notes: readonly Note[]) => {
      const outcome = await runEach(notes, async ({ id }) => {
        await api.delete('/api/notes/{id}', { params: { path: { id } } });
        await removeFromCache(queryClient, id);
      });
      refetch();
      return outcome;
    },
    restore: async (notes: readonly Note[]) => {
      const outcome = await runEach(notes, ({ id }) =>
        api.post('/api/notes/{id}/restore', { params: { path: { id } } }),
      );
      refetch();
      return outcome;
    },
  };
}
