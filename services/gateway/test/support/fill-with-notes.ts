import type { DataSource } from 'typeorm';

export const NOTES_OF_ONE = 100_000;
const NOTES_OF_OTHERS = 20_000;

const WORDS = `array['morning','garden','meeting','budget','train','letter','window','project','idea','doctor','river','coffee',
                     'school','music','kitchen','report','walk','summer','holiday','neighbour','plan','car','book','phone']`;
/** Some hundred things to say, of 15 words each, that the notes take turns in. */
const SAYINGS = `
  select s, (select string_agg((${WORDS})[1 + (s * 7 + g * (s % 23 + 1)) % 24], ' ') from generate_series(1, 15) g) as words
  from generate_series(0, 210) s`;

/** What the triggers would make, of which each transcript and each set of tags is gone through once. */
const INDEX_WORDS = `
  with said as materialized (
    select transcript, search_vector(transcript, 'C') as words from (select distinct transcript from notes) n
  ), tagged as materialized (
    select note_id, string_agg(t.name, ' ' order by t.name) as tags
    from note_themes nt join themes t on t.id = nt.theme_id group by note_id
  ), tags as materialized (
    select tags, search_vector(tags, 'B') as words from (select distinct tags from tagged) t
  )
  insert into note_search (note_id, created_at, facets, words)
  select n.id, n.created_at, note_facets(n), search_vector(n.title, 'A') || said.words || coalesce(tags.words, '')
  from notes n join said using (transcript) left join tagged on tagged.note_id = n.id left join tags using (tags)`;

/** One by one they take minutes for so many notes. */
async function toggleSearchTriggers(dataSource: DataSource, how: 'enable' | 'disable'): Promise<void> {
  const triggers = await dataSource.query<{ name: string; table: string }[]>(
    `select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgname like 'search\\_%'`,
  );
  for (const { name, table } of triggers) await dataSource.query(`alter table ${table} ${how} trigger ${name}`);
}

/**
 * One reader with 100,000 notes among 20,000 of others: 37 themes with three on each note, 2,000 shares given, 3,000
 * received, three comments on half of what is shared, 100 pins a person, and statistics as a database has them after a night.
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
  await toggleSearchTriggers(dataSource, 'disable');
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
  await run(
    `insert into comments (note_id, user_id, content)
     select note_id, user_id, 'Well said.' from shares, generate_series(1, 3) where note_id % 2 = 0`,
    [],
  );
  await run(
    `insert into note_pins (user_id, note_id)
     select owner_id, id from (select *, row_number() over (partition by owner_id order by id desc) as place from notes) n
     where place <= 100`,
    [],
  );
  await run(`insert into note_visits select user_id, note_id, 0 from shares where note_id % 3 = 0`, []);
  await toggleSearchTriggers(dataSource, 'enable');
  await run(INDEX_WORDS, []);
  await run(
    'vacuum analyze notes, note_search, themes, note_themes, shares, comments, note_pins, note_visits, users',
    [],
  );
}
