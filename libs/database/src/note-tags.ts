import type { EntityManager } from 'typeorm';

/** The names of a note's tags, in the order they were given. */
export async function findTags(manager: EntityManager, noteId: number): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `select t.name from note_themes nt join themes t on t.id = nt.theme_id
     where nt.note_id = $1 order by nt.position, t.id`,
    [noteId],
  );
  return rows.map(({ name }) => name);
}

/** The tags that people have removed from the note: enrichment must not add them again. */
export async function findRemovedTags(manager: EntityManager, noteId: number): Promise<Set<string>> {
  const rows = await manager.query<{ name: string }[]>('select name from removed_tags where note_id = $1', [noteId]);
  return new Set(rows.map(({ name }) => name));
}

/** Records which tags a person removed from a note, and deletes that record of those that they added again. */
export async function rememberChoice(
  manager: EntityManager,
  noteId: number,
  { removed, given }: { removed: readonly string[]; given: readonly string[] },
): Promise<void> {
  await manager.query('delete from removed_tags where note_id = $1 and name = any($2::text[])', [noteId, given]);
  await manager.query('insert into removed_tags (note_id, name) select $1, unnest($2::text[]) on conflict do nothing', [
    noteId,
    removed,
  ]);
}

/**
 * Adds these themes to a note, in this order; its owner gets those that they do not have yet. To be called in a transaction.
 * Each theme is locked until it ends, so that none can be deleted meanwhile with the last note that has it.
 * `names` have been through `cleanTags`: lowercase, no duplicates.
 */
export async function giveThemes(
  manager: EntityManager,
  note: { id: number; ownerId: string },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  // Sorted, so that two notes of one person that are tagged at once take their locks in the same order.
  await manager.query(
    `insert into themes (owner_id, name) select $1, name from unnest($2::text[]) as name order by name
     on conflict (owner_id, name) do update set name = excluded.name`,
    [note.ownerId, names],
  );
  await manager.query(
    `insert into note_themes (note_id, theme_id, position)
     select $1, t.id, wanted.position
     from unnest($3::text[]) with ordinality as wanted (name, position)
     join themes t on t.owner_id = $2 and t.name = wanted.name
     on conflict do nothing`,
    [note.id, note.ownerId, names],
  );
}
