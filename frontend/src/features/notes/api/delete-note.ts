import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { request } from '../../../http/request.ts';
import { withoutNote } from '../notes-cache.ts';
import type { NotesList } from '../notes-pages.ts';

const DELETE_KEY = ['delete-note'] as const;
const SENT_AFTER_MS = 300;

/** Deletes a note 300 ms after it is asked to; the lists lose it at once and get it back when that fails. */
export function useDeleteNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: DELETE_KEY,
    mutationFn: async (id: number) => {
      await new Promise((resolve) => setTimeout(resolve, SENT_AFTER_MS));
      await queryClient.cancelQueries({ queryKey: NOTES_KEY });
      const before = queryClient.getQueriesData<NotesList>({ queryKey: NOTES_KEY });
      queryClient.setQueriesData<NotesList>({ queryKey: NOTES_KEY }, (list) => withoutNote(list, id));
      try {
        await request(`/api/notes/${id}`, { method: 'DELETE' });
      } catch (error) {
        for (const [key, list] of before) queryClient.setQueryData(key, list);
        throw error;
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTES_KEY }),
  });
}

/** The ids of the notes that are on their way out. */
export function useNotesBeingDeleted(): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: DELETE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });
  return new Set(ids);
}
