import type { EntityManager } from 'typeorm';

/**
 * Adds these themes to a note, in this order; its owner gets those that they do not have yet. To be called in a transaction.
 * `names` are clean: lowercase, no doubles.
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
     on conflict (owner_id, name) do nothing`,
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
