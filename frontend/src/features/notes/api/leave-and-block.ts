import type { Note } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { BLOCKED_PEOPLE_KEY, NOTES_KEY } from '../../../http/cache-keys.ts';
import { removeFromCache } from '../notes-cache.ts';
import type { NotesList } from '../notes-cache.ts';

/** Leaves a note that somebody shared with the reader. */
export function useLeaveNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.delete('/api/notes/{id}/shares/{userId}', { params: { path: { id, userId: 'me' } } }),
    onSuccess: (_, id) => removeFromCache(queryClient, id),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: NOTES_KEY }),
  });
}

/** Takes no notes from a person any more, and leaves all that they have shared. */
export function useBlockPerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.put('/api/blocked-people/{userId}', { params: { path: { userId } } }),
    onSuccess: async (_, userId) => {
      const lists = queryClient.getQueriesData<NotesList>({ queryKey: NOTES_KEY });
      const held = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ notes }) => notes);
      for (const note of held.filter((each) => isFrom(each, userId))) await removeFromCache(queryClient, note.id);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
      void queryClient.invalidateQueries({ queryKey: BLOCKED_PEOPLE_KEY });
    },
  });
}

function isFrom({ access }: Note, personId: string): boolean {
  return access.sharedBy?.id === personId;
}
