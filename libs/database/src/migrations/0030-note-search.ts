import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DROP_NOTE_SEARCH, NOTE_SEARCH_FUNCTIONS, NOTE_SEARCH_TRIGGERS } from './search/note-search-functions.ts';
import { DROP_WORD_FUNCTIONS, WORD_FUNCTIONS } from './search/word-functions.ts';

/** Few enough that nobody who writes one of these notes meanwhile notices. */
const NOTES_AT_ONCE = 100;

/** The words and filters of each note for full-text search (decision 37), kept by triggers, so by the version before too. */
export class NoteSearch1700000000030 implements MigrationInterface {
  name = 'NoteSearch1700000000030';
  /** Notes are written all the while: each table is locked alone and for a moment, and notes are gone through few at a time. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // Rows are narrow and their words stand beside them: what many notes have is read quickly. A trigger deletes them too.
    await runner.query(`
      create table if not exists note_search (
        note_id bigint primary key,
        created_at timestamptz(3) not null,
        facets text[] not null,
        words tsvector not null
      ) with (toast_tuple_target = 128)`);
    await runner.query(`
      create index if not exists note_search_words on note_search
      using gin (facets, words) with (gin_pending_list_limit = 256)`);
    for (const statement of [...WORD_FUNCTIONS, ...NOTE_SEARCH_FUNCTIONS, ...NOTE_SEARCH_TRIGGERS])
      await runner.query(statement);
    await this.addEveryNote(runner);
    await runner.query(`analyze note_search`);
  }

  /** A note that is changed or made meanwhile is added by the triggers. */
  private async addEveryNote(runner: QueryRunner): Promise<void> {
    for (let after = '0'; ;) {
      const [batch] = (await runner.query(
        `select max(id) as last, array_agg(id) as ids from (select id from notes where id > $1 order by id limit $2) n`,
        [after, NOTES_AT_ONCE],
      )) as { last: string | null; ids: string[] | null }[];
      if (!batch?.last) return;
      await runner.query(`select add_to_note_search($1::bigint[])`, [batch.ids]);
      after = batch.last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_NOTE_SEARCH);
    await runner.query(DROP_WORD_FUNCTIONS);
  }
}
