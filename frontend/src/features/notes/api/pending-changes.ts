import { useMutationState, type Mutation, type MutationFilters } from '@tanstack/react-query';
import { useMemo } from 'react';
import { optimisticNote } from '../optimistic-note.ts';
import {
  MARK_DELETED_KEY,
  PIN_KEY,
  SEND_DELETION_KEY,
  UPDATE_TAGS_KEY,
  UPDATE_TITLE_KEY,
  type PendingChanges,
  type PinChange,
  type TagChange,
  type TitleUpdate,
} from '../pending-changes.ts';
import { SAVE_KEY, type SaveNote } from './save-note.ts';

/** Read from the mutations themselves, so there is nothing to roll back, and no refetch can lose any of it. */
export function usePendingChanges(): PendingChanges {
  const saved = usePending(SAVE_KEY, ({ state }) => state.variables as SaveNote);
  const renamed = usePending(UPDATE_TITLE_KEY, ({ state }) => state.variables as TitleUpdate);
  const deleted = usePending(SEND_DELETION_KEY, ({ state }) => state.variables as number);
  const pins = usePending(PIN_KEY, ({ state }) => state.variables as PinChange);
  const tags = usePending(UPDATE_TAGS_KEY, ({ state, options }) => ({
    noteId: options.mutationKey?.[1] as number,
    change: state.variables as TagChange,
  }));
  return useMemo(
    () => ({
      saved: saved.map(optimisticNote).reverse(),
      titles: new Map(renamed.map(({ seen, title }) => [seen.id, title])),
      tags,
      deleted: new Set(deleted),
      pins: new Map(pins.map(({ id, isPinned }) => [id, isPinned])),
    }),
    [saved, renamed, tags, deleted, pins],
  );
}

/** The ids of the notes whose cards are marked: they are on their way out. */
export function useNotesBeingDeleted(): ReadonlySet<number> {
  return new Set(usePending(MARK_DELETED_KEY, ({ state }) => state.variables as number));
}

function usePending<Asked>(
  mutationKey: NonNullable<MutationFilters['mutationKey']>,
  select: (mutation: Mutation) => Asked,
): Asked[] {
  return useMutationState({ filters: { mutationKey, status: 'pending' }, select });
}
