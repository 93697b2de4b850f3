import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was deleted and can be brought back for a short time, out of reach of every query for notes (decision 33). */
export class DeletedNotes1700000000028 implements MigrationInterface {
  name = 'DeletedNotes1700000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deleted_notes (
        note_id bigint primary key,
        owner_id uuid not null references users on delete cascade,
        deleted_at timestamptz not null default now()
      )`);
    await runner.query(`create index deleted_notes_owner on deleted_notes (owner_id)`);
    // A row of another table each, with all of its columns as they were. It goes with the person whose it is.
    await runner.query(`
      create table deleted_note_rows (
        id bigint primary key generated always as identity,
        note_id bigint not null references deleted_notes on delete cascade,
        person_id uuid references users on delete cascade,
        table_name text not null,
        contents json not null
      )`);
    await runner.query(`create index deleted_note_rows_note on deleted_note_rows (note_id)`);
    await runner.query(`create index deleted_note_rows_person on deleted_note_rows (person_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deleted_note_rows', 'deleted_notes']) await runner.query(`drop table ${table}`);
  }
}
