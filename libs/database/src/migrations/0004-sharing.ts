import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sharing1700000000004 implements MigrationInterface {
  name = 'Sharing1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shares (
        note_id bigint not null references notes on delete cascade,
        user_id uuid not null references users on delete cascade,
        permission text not null check (permission in ('view', 'comment', 'edit')),
        created_at timestamptz(3) not null default now(),
        primary key (note_id, user_id)
      )`);
    await runner.query(`create index shares_user on shares (user_id, note_id)`);
    await runner.query(`
      create table comments (
        id bigint primary key generated always as identity,
        note_id bigint not null references notes on delete cascade,
        user_id uuid not null references users on delete cascade,
        content text not null,
        at_seconds double precision,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index comments_note on comments (note_id, id)`);
    await runner.query(`create index comments_user on comments (user_id)`);
    await runner.query(`
      alter table notes
        add column transcript_version integer not null default 1,
        add column original_transcript text,
        add column transcript_edited_by uuid references users on delete set null,
        add column transcript_edited_at timestamptz(3)`);
    await runner.query(`create index notes_transcript_editor on notes (transcript_edited_by)`);
    await runner.query(`create index notes_owner_sentiment on notes (owner_id, sentiment, created_at desc, id desc)`);
    await runner.query(`create index notes_owner_title on notes (owner_id, lower(title), id)`);
    await runner.query(`create index notes_owner_longest on notes (owner_id, duration desc, id desc)`);
    await runner.query(`alter table creations rename column note_version to transcript_version`);
    await runner.query(`alter table jobs add column output jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs drop column output`);
    await runner.query(`alter table creations rename column transcript_version to note_version`);
    await runner.query(`drop index notes_owner_longest, notes_owner_title, notes_owner_sentiment`);
    await runner.query(`
      alter table notes
        drop column transcript_edited_at, drop column transcript_edited_by,
        drop column original_transcript, drop column transcript_version`);
    await runner.query(`drop table comments`);
    await runner.query(`drop table shares`);
  }
}
