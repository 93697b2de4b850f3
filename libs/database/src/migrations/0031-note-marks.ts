import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a note is to one reader of it: pinned, and read up to which comment. A note that was shared has no visit until its
 * reader opens it.
 */
export class NoteMarks1700000000031 implements MigrationInterface {
  name = 'NoteMarks1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table note_pins (
        user_id uuid not null references users on delete cascade,
        note_id bigint not null references notes on delete cascade,
        pinned_at timestamptz(3) not null default now(),
        primary key (user_id, note_id)
      )`);
    await runner.query(`create index note_pins_note on note_pins (note_id)`);
    await runner.query(`
      create table note_visits (
        user_id uuid not null references users on delete cascade,
        note_id bigint not null references notes on delete cascade,
        last_comment_id bigint not null,
        primary key (user_id, note_id)
      )`);
    await runner.query(`create index note_visits_note on note_visits (note_id)`);
    // What is there already is nothing new to anybody.
    await runner.query(`
      insert into note_visits (user_id, note_id, last_comment_id)
      select reader.user_id, reader.note_id, coalesce((select max(c.id) from comments c where c.note_id = reader.note_id), 0)
      from (select user_id, note_id from shares
            union select n.owner_id, n.id from comments c join notes n on n.id = c.note_id where c.user_id <> n.owner_id) reader`);
    // The other windows of that person alone are told.
    await runner.query(`
      create function announce_list_by_note_marks() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'list', 'userId', coalesce(new.user_id, old.user_id)));
        return null;
      end $$`);
    for (const table of ['note_pins', 'note_visits']) {
      await runner.query(`
        create trigger announce_list after insert or update or delete on ${table}
        for each row execute function announce_list_by_note_marks()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table note_visits, note_pins`);
    await runner.query(`drop function announce_list_by_note_marks`);
  }
}
