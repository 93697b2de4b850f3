import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

/** Creations that are read aloud, and jobs that are about a creation (decision 62). */
export class CreationSpeech1700000000049 implements MigrationInterface {
  name = 'CreationSpeech1700000000049';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'creations', 'jobs');
    await runner.query(`
      create table creation_speech (
        creation_id bigint primary key references creations on delete cascade,
        audio_key text not null unique,
        bytes bigint not null check (bytes > 0),
        sha256 text not null,
        duration_seconds double precision not null,
        engine text not null,
        words_sha256 text not null,
        created_at timestamptz(3) not null default now()
      )`);
    // Whoever deletes one, a cascade too, leaves no file behind.
    await runner.query(`
      create function orphan_audio_of_speech() returns trigger language plpgsql as $$
      begin
        insert into orphaned_audio (audio_key, remove_after) values (old.audio_key, now())
        on conflict (audio_key) do update set remove_after = now();
        return null;
      end $$`);
    await runner.query(`
      create trigger orphan_audio_of_speech after delete on creation_speech for each row
      execute function orphan_audio_of_speech()`);
    // Nothing is in the index yet: it is made by looking once at rows that are locked for the column anyway.
    await runner.query(`alter table jobs add column creation_id bigint references creations on delete cascade`);
    await runner.query(`create index jobs_creation on jobs (creation_id) where creation_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index jobs_creation`);
    await runner.query(`delete from jobs where creation_id is not null`);
    await runner.query(`alter table jobs drop column creation_id`);
    await runner.query(`drop table creation_speech`);
    await runner.query(`drop function orphan_audio_of_speech`);
  }
}
