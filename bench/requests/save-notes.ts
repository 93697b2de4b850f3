import type { createDataSource } from '@stitchbook/database';

const WORDS = 'the garden was lovely this morning and I am so happy that the roses came through after all that rain';

/** Notes of 80 words, each with one of 20 tags and a third of them with a comment; returns the id of one of them. */
export async function saveNotes(
  dataSource: ReturnType<typeof createDataSource>,
  ownerId: string,
  count: number,
): Promise<number> {
  const notes = await dataSource.query<{ id: string }[]>(
    `insert into notes (owner_id, title, transcript, duration, created_at)
     select $1, 'Note ' || number, repeat($3 || ' ', 4) || number, 30, now() - number * interval '1 minute'
     from generate_series(1, $2::int) number returning id`,
    [ownerId, count, WORDS],
  );
  await dataSource.query(`insert into themes (owner_id, name) select $1, 'tag' || i from generate_series(1, 20) i`, [
    ownerId,
  ]);
  await dataSource.query(
    `insert into note_themes (note_id, theme_id, position)
     select n.id, t.id, 0 from notes n join themes t on t.owner_id = n.owner_id and t.name = 'tag' || 1 + n.id % 20
     where n.owner_id = $1`,
    [ownerId],
  );
  await dataSource.query(
    `insert into comments (note_id, user_id, content) select id, owner_id, 'A remark.' from notes where owner_id = $1 and id % 3 = 0`,
    [ownerId],
  );
  await dataSource.query('vacuum analyze');
  return Number(notes[0]?.id);
}
