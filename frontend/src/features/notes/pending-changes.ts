import type { Note } from '@stitchbook/api-types';

/** What was asked for and is not confirmed yet. */
export interface PendingChanges {
  /** By note id. */
  titles: ReadonlyMap<number, string>;
  deleted: ReadonlySet<number>;
}

/**
 * Notes as they will be, laid over what the server said last. The answers themselves are never touched: whatever is
 * refetched meanwhile, a change that is confirmed stays, and one that fails takes itself back without asking anybody.
 */
export function withPendingChanges(notes: Note[], pending: PendingChanges): Note[] {
  if (pending.titles.size + pending.deleted.size === 0) return notes;
  return notes.filter(({ id }) => !pending.deleted.has(id)).map((note) => withPendingTitle(note, pending));
}

export function withPendingTitle<Shown extends Note>(note: Shown, { titles }: Pick<PendingChanges, 'titles'>): Shown {
  const title = titles.get(note.id);
  return title === undefined ? note : { ...note, title };
}

export type TagChange = { kind: 'add'; tags: string[] } | { kind: 'remove'; tags: string[] };

/** The list of tags after a change, in the order they were given. */
export function applyTagChange(tags: string[], change: TagChange): string[] {
  const rest = tags.filter((tag) => !change.tags.includes(tag));
  return change.kind === 'remove' ? rest : [...tags, ...change.tags.filter((tag) => !tags.includes(tag))];
}
