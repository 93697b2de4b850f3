import type { DataSource } from 'typeorm';

export const NOTES_OF_ONE = 100_000;
const NOTES_OF_OTHERS = 20_000;

const WORDS = `array['morning','garden','meeting','budget','train','letter','window','project','idea','doctor','river','coffee',
                     'school','music','kitchen','report','walk','summer','holiday','neighbour','plan','car','book','phone']`;
/** Some hundred things to say, of 15 words each, that the notes take turns in. */
const SAYINGS = `
  select s, (select string_agg((${WORDS})[1 + (s * 7 + g * (s % 23 + 1)) % 24], ' ') from generate_series(1, 15) g) as words
  from generate_series(0, 210) s`;

/**
 * One reader with 100,000 notes among 20,000 of others: 37 themes with three on each note, 2,000 shares given, 3,000
 * received, and statistics as a database has them after a night.
 */
export async function fillWithNotes(
  dataSource: DataSource,
  readerId: string,
  otherIds: readonly string[],
): Promise<void> {
  const run = (sql: string, parameters: unknown[]) => dataSource.query(sql, parameters);
  const insert = (owners: readonly string[], count: number) =>
    run(
      `insert into notes (owner_id, title, transcript, duration, sentiment, created_at)
       select ($1::uuid[])[1 + i % cardinality($1::uuid[])], 'Note ' || i || ' ' || (${WORDS})[1 + i % 24],
              sayings.words || case when i % 10000 = 7 then ' quixotic zebra' else '' end, (i * 7919) % 3600,
              (array['very_positive', 'positive', 'neutral', 'negative', 'very_negative'])[1 + i % 5],
              now() - i * interval '1 minute'
       from generate_series(1, $2::int) i join (${SAYINGS}) sayings on sayings.s = i % 211`,
      [owners, count],
    );
  await insert([readerId], NOTES_OF_ONE);
  await insert(otherIds, NOTES_OF_OTHERS);
  await run(
    `insert into themes (owner_id, name) select u, 'theme ' || i from unnest($1::uuid[]) u, generate_series(1, 37) i`,
    [[readerId, ...otherIds]],
  );
  await run(
    `insert into note_themes (note_id, theme_id, position)
     select n.id, t.id, k from notes n, generate_series(0, 2) k, themes t
     where t.owner_id = n.owner_id and t.name = 'theme ' || 1 + (n.id + k * 13) % 37`,
    [],
  );
  await run(
    `insert into shares (note_id, user_id, permission)
     select id, $2::uuid, 'view' from notes where owner_id = $1 and id % 50 = 0
     union all
     select id, $1::uuid, 'edit' from (select id from notes where owner_id <> $1 order by id limit 3000) received
     union all
     select n.id, u.id, 'comment' from notes n join unnest($3::uuid[]) u (id) on u.id <> n.owner_id where n.owner_id <> $1`,
    [readerId, otherIds[0], otherIds],
  );
  await run('vacuum analyze notes, themes, note_themes, shares, users', []);
}
