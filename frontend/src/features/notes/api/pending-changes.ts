import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PendingChanges } from '../pending-changes.ts';
import { SEND_DELETION_KEY } from './delete-note.ts';
import { UPDATE_TITLE_KEY, type UpdateTitle } from './change-note.ts';

/** Read from the mutations themselves, so there is nothing to roll back. */
export function usePendingChanges(): PendingChanges {
  const renamed = useMutationState({
    filters: { mutationKey: UPDATE_TITLE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as UpdateTitle,
  });
  const deleted = useMutationState({
    filters: { mutationKey: SEND_DELETION_KEY, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });
  return useMemo(
    () => ({
      titles: new Map(renamed.map(({ seen, title }) => [seen.id, title])),
      deleted: new Set(deleted),
    }),
    [renamed, deleted],
  );
}
