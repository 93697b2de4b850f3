import type { Note, NoteDetail } from '@stitchbook/api-types';
import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeTags } from './change-note.ts';
import { cancelNoteQueries, patchNote } from '../notes-cache.ts';
import { type TagChange, UPDATE_TAGS_KEY } from '../pending-changes.ts';
import { noteQuery } from './get-note.ts';

export interface ShownTag {
  /** Null until the server has made a theme of it. */
  themeId: number | null;
  name: string;
  color: string;
  /** Sent, but not yet confirmed. */
  isPending: boolean;
}

/**
 * Adds tags to a note or takes them off, one change after the other; each is made on top of whatever stands then. They are
 * shown at once, see `usePendingChanges`.
 */
export function useChangeTags(note: Note) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [...UPDATE_TAGS_KEY, note.id],
    scope: { id: `${UPDATE_TAGS_KEY[0]} ${note.id}` },
    mutationFn: (change: TagChange) => {
      const seen = queryClient.getQueryData<NoteDetail>(noteQuery(String(note.id)).queryKey) ?? note;
      return changeTags(seen, change);
    },
    onSuccess: async (changed) => {
      await cancelNoteQueries(queryClient, note.id);
      patchNote(queryClient, note.id, changed);
    },
  });
}

/** The tags of a note with pending changes laid over it. */
export function shownTags({ tags, themes }: Note): ShownTag[] {
  const held = new Map(themes.map((theme) => [theme.name, theme]));
  return tags.map((name) => ({
    themeId: held.get(name)?.id ?? null,
    name,
    color: held.get(name)?.color ?? DEFAULT_THEME_COLOR,
    isPending: !held.has(name),
  }));
}
