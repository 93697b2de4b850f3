import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few enough that nobody who writes one of these notes meanwhile notices. */
const NOTES_AT_ONCE = 100;

/**
 * How many words each note has, kept by triggers, so by the version before too (decision 55). A table of its own: counting what is
 * there already changes no note, which would be told to everybody who reads it.
 */
export class NoteWords1700000000043 implements MigrationInterface {
  name = 'NoteWords1700000000043';
  /** Notes are written all the while: they are gone through few at a time. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists note_words (
        owner_id uuid not null,
        note_id bigint not null,
        words integer not null,
        primary key (owner_id, note_id) include (words)
      )`);
    await runner.query(`
      create or replace function count_words(said text) returns integer language sql immutable as $$
        select regexp_count(said, '\\S+')
      $$`);
    await runner.query(`
      create or replace function count_words_of_new_notes() returns trigger language plpgsql as $$
      begin
        insert into note_words select owner_id, id, count_words(transcript) from changed
        on conflict (owner_id, note_id) do nothing;
        return null;
      end $$`);
    await runner.query(`
      create or replace function count_words_of_changed_note() returns trigger language plpgsql as $$
      begin
        insert into note_words values (new.owner_id, new.id, count_words(new.transcript))
        on conflict (owner_id, note_id) do update set words = excluded.words;
        return null;
      end $$`);
    await runner.query(`
      create or replace function drop_words_of_removed_notes() returns trigger language plpgsql as $$
      begin
        delete from note_words w using changed c where w.owner_id = c.owner_id and w.note_id = c.id;
        return null;
      end $$`);
    await runner.query(`
      create or replace trigger count_words_of_new_notes after insert on notes referencing new table as changed
      for each statement execute function count_words_of_new_notes()`);
    await runner.query(`
      create or replace trigger count_words_of_changed_note after update of transcript on notes for each row
      when (old.transcript is distinct from new.transcript) execute function count_words_of_changed_note()`);
    await runner.query(`
      create or replace trigger drop_words_of_removed_notes after delete on notes referencing old table as changed
      for each statement execute function drop_words_of_removed_notes()`);
    await this.countEveryNote(runner);
    await runner.query(`analyze note_words`);
  }

  /** A note is locked while it is counted, lest it be deleted before its count is there; one that is there already is newer. */
  private async countEveryNote(runner: QueryRunner): Promise<void> {
    for (let after = '0'; ;) {
      const [batch] = (await runner.query(
        `with batch as materialized (
           select id, owner_id, transcript from notes where id > $1 order by id limit $2 for key share
         ), counted as (
           insert into note_words select owner_id, id, count_words(transcript) from batch
           on conflict (owner_id, note_id) do nothing
         )
         select max(id) as last from batch`,
        [after, NOTES_AT_ONCE],
      )) as { last: string | null }[];
      if (!batch?.last) return;
      after = batch.last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop function count_words_of_new_notes, count_words_of_changed_note, drop_words_of_removed_notes cascade`,
    );
    await runner.query(`drop function count_words`);
    await runner.query(`drop table note_words`);
  }
}
