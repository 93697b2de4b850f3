import type { NoteRow } from '@stitchbook/database';
import type { EntityManager } from 'typeorm';

/** A vocabulary longer than this helps no engine to choose. */
const MOST_KNOWN_THEMES = 500;

/** The names of a person's themes, the most used first. */
export async function findVocabulary(manager: EntityManager, ownerId: string): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `select t.name from themes t left join note_themes nt on nt.theme_id = t.id
     where t.owner_id = $1 group by t.id order by count(nt.note_id) desc, t.id limit $2`,
    [ownerId, MOST_KNOWN_THEMES],
  );
  return rows.map(({ name }) => name);
}

/** Gives a note these themes, unless its people have tagged it themselves in the meantime. */
export async function addThemes(
  manager: EntityManager,
  note: Pick<NoteRow, 'id' | 'ownerId'>,
  names: readonly string[],
): Promise<void> {
  const tagged = await manager.query<unknown[]>('select 1 from note_themes where note_id = $1 limit 1', [note.id]);
  if (tagged.length > 0 || names.length === 0) return;
  // Sorted, so that two notes of one person that are enriched at once take their locks in the same order.
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
