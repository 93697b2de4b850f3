import type { createDataSource } from '@stitchbook/database';

type DataSource = ReturnType<typeof createDataSource>;

const AT_ONCE = 5_000;

/** Saves copies of the notes that there are, with their vectors, until there are so many. */
export async function multiplyNotes(dataSource: DataSource, ownerId: string, count: number): Promise<void> {
  for (;;) {
    const [row] = await dataSource.query<{ there: number }[]>('select count(*)::int as there from notes');
    const missing = count - (row?.there ?? count);
    if (missing <= 0) break;
    await dataSource.query(
      `with originals as (select *, row_number() over (order by note_id) - 1 as place from note_vectors order by note_id limit 60),
       copied as (
         insert into notes (owner_id, title, transcript)
         select $1, 'Note', n.transcript from generate_series(0, $2::int - 1) i
         join originals o on o.place = i % (select count(*) from originals) join notes n on n.id = o.note_id
         returning id, transcript
       ), pairs as (
         select c.id as copy, o.* from copied c join notes n on n.transcript = c.transcript join originals o on o.note_id = n.id
       ), passages as (
         insert into note_passages select pairs.copy, p.place, p.model, p.vector, p.code from pairs join note_passages p using (note_id)
       )
       insert into note_vectors (note_id, model, transcript_version, sentences, sentence_begins, sentence_ends)
       select copy, model, 1, sentences, sentence_begins, sentence_ends from pairs`,
      [ownerId, Math.min(AT_ONCE, missing)],
    );
  }
  await dataSource.query('vacuum analyze notes, note_search, note_vectors, note_passages');
}
