import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeAway1700000000005 implements MigrationInterface {
  name = 'TakeAway1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table imported_notes (
        note_id bigint primary key references notes on delete cascade,
        owner_id uuid not null references users on delete cascade,
        import_key text not null,
        edited_by_name text,
        unique (owner_id, import_key)
      )`);
    // Whoever wrote an imported comment may have no account here; their name is all there is of them.
    await runner.query(`alter table comments add column imported_author text`);
    // A creation retells its note: a note that is deleted for ever is not kept in other words.
    await runner.query(`alter table creations drop constraint creations_note_id_fkey`);
    await runner.query(`
      alter table creations add constraint creations_note_id_fkey
        foreign key (note_id) references notes on delete cascade not valid`);
    await runner.query(`alter table creations validate constraint creations_note_id_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table creations drop constraint creations_note_id_fkey`);
    await runner.query(`
      alter table creations add constraint creations_note_id_fkey
        foreign key (note_id) references notes on delete set null`);
    await runner.query(`alter table comments drop column imported_author`);
    await runner.query(`drop table imported_notes`);
  }
}
