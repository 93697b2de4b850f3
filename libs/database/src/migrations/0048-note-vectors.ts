import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What notes and their sentences mean, as vectors of one byte a dimension (decision 57). */
export class NoteVectors1700000000048 implements MigrationInterface {
  name = 'NoteVectors1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    // Sentences, in UTF-16 code units of the transcript: where each begins, and behind them where each ends.
    await runner.query(`
      create table note_vectors (
        note_id bigint primary key references notes on delete cascade,
        model text,
        transcript_version integer,
        sentences bytea not null default '',
        sentence_begins integer[] not null default '{}',
        sentence_ends integer[] not null default '{}',
        attempts integer not null default 0,
        claimed_until timestamptz
      )`);
    // They do not compress.
    await runner.query(`alter table note_vectors alter column sentences set storage external`);
    // By their code the likeliest of all a person's passages are chosen, which are then compared by their vectors.
    await runner.query(`
      create table note_passages (
        note_id bigint not null references notes on delete cascade,
        place integer not null,
        model text not null,
        vector bytea not null,
        code bit varying not null,
        primary key (note_id, place)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table note_passages, note_vectors`);
  }
}
