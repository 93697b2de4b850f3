import { type EntityManager, type NoteRow, giveThemes } from '@stitchbook/database';

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
export async function giveFirstThemes(
  manager: EntityManager,
  note: Pick<NoteRow, 'id' | 'ownerId'>,
  names: readonly string[],
): Promise<void> {
  const tagged = await manager.query<unknown[]>('select 1 from note_themes where note_id = $1 limit 1', [note.id]);
  if (tagged.length === 0) await giveThemes(manager, note, names);
}
