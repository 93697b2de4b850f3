import type { TestDatabase } from '@stitchbook/testing';

/**
 * Adds notes of 4 MB. What counts their words, and finds them by these, takes minutes for so many and is left out: neither lists nor
 * archives use it.
 */
export async function addLongNotes(
  dataSource: TestDatabase['dataSource'],
  ownerId: string,
  count: number,
): Promise<void> {
  const indexes = await dataSource.query<{ name: string }[]>(
    `select indexname as name from pg_indexes where indexdef like '%trgm%'`,
  );
  for (const { name } of indexes) await dataSource.query(`drop index ${name}`);
  await dataSource.query('alter table notes disable trigger user');
  await dataSource.query(
    `insert into notes (owner_id, title, transcript, original_transcript)
     select $1, 'Long ' || n, repeat('many words ', 363000), repeat('more words ', 363000) from generate_series(1, $2::int) n`,
    [ownerId, count],
  );
  await dataSource.query('alter table notes enable trigger user');
}
