import type { Note } from '@stitchbook/api-types';
import { type PendingChanges, withPendingChange } from './pending-changes.ts';

/**
 * The list with what is pinned at its top, the newest first, and how many those are. `known` are pinned notes that may not have
 * been read with the list.
 */
export function withPinsOnTop(
  list: readonly Note[],
  known: readonly Note[],
  pending: PendingChanges,
): { notes: Note[]; pinned: number } {
  const isRead = new Set(list.map(({ id }) => id));
  const others = known.filter(({ id }) => !isRead.has(id) && !pending.deleted.has(id));
  const pinned = [...list, ...others.map((note) => withPendingChange(note, pending))]
    .filter((note) => note.pinned)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  if (pinned.length === 0) return { notes: [...list], pinned: 0 };
  return { notes: [...pinned, ...list.filter((note) => !note.pinned)], pinned: pinned.length };
}
