import type { Note, NoteDetail } from '@stitchbook/api-types';
import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { changeNote, NoteChanged } from './change-note.ts';
import { cancelNoteQueries, patchNote } from '../notes-cache.ts';
import { applyTagChange, type TagChange } from '../pending-changes.ts';
import { noteQuery } from './get-note.ts';

export interface ShownTag {
  /** Null until the server has made a theme of it. */
  themeId: number | null;
  name: string;
  color: string;
  /** Sent, but not yet confirmed. */
  isPending: boolean;
}

const keyOf = (noteId: number) => ['update-tags', noteId] as const;

/** Adds tags to a note or takes them off, one change after the other; each is made on top of whatever stands then. */
export function useChangeTags(note: Note) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: keyOf(note.id),
    scope: { id: keyOf(note.id).join(' ') },
    mutationFn: async (change: TagChange) => {
      const seen = queryClient.getQueryData<NoteDetail>(noteQuery(String(note.id)).queryKey) ?? note;
      try {
        return await changeNote(seen, 'tags', applyTagChange(seen.tags, change));
      } catch (error) {
        if (!(error instanceof NoteChanged)) throw error;
        return changeNote(error.current, 'tags', applyTagChange(error.current.tags, change));
      }
    },
    onSuccess: async (changed) => {
      await cancelNoteQueries(queryClient, note.id);
      patchNote(queryClient, note.id, changed);
    },
  });
}

/**
 * The tags as they are meant to be. What is on its way is read from the changes themselves, not written into the note:
 * one that fails takes itself back.
 */
export function useShownTags({ id, themes }: Note): ShownTag[] {
  const changes = useMutationState({
    filters: { mutationKey: keyOf(id), status: 'pending' },
    select: ({ state }) => state.variables as TagChange,
  });
  const held = new Map(themes.map((theme) => [theme.name, theme]));
  const names = changes.reduce(
    applyTagChange,
    themes.map(({ name }) => name),
  );
  return names.map((name) => ({
    themeId: held.get(name)?.id ?? null,
    name,
    color: held.get(name)?.color ?? DEFAULT_THEME_COLOR,
    isPending: !held.has(name),
  }));
}
