import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notes1700000000001 implements MigrationInterface {
  name = 'Notes1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(`
      create table users (
        id uuid primary key default gen_random_uuid(),
        issuer text not null,
        subject text not null,
        email text,
        first_name text,
        last_name text,
        profile_image_url text,
        created_at timestamptz not null default now(),
        signed_in_at timestamptz not null default now(),
        unique (issuer, subject)
      )`);
    await runner.query(`
      create table http_sessions (
        sid text primary key,
        sess jsonb not null,
        expire timestamptz not null
      )`);
    await runner.query(`create index http_sessions_expire on http_sessions (expire)`);
    await runner.query(`
      create table recordings (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users on delete cascade,
        audio_key text not null unique,
        format text not null check (format in ('mp3', 'wav', 'm4a')),
        bytes bigint not null,
        sha256 text not null,
        transcript text,
        segments jsonb,
        duration_seconds double precision,
        engine text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index recordings_owner_sha256 on recordings (owner_id, sha256)`);
    await runner.query(`
      create table notes (
        id bigint primary key generated always as identity,
        owner_id uuid not null references users on delete cascade,
        recording_id uuid unique references recordings,
        title text not null,
        transcript text not null,
        duration double precision not null default 0,
        sentiment text not null default 'neutral'
          check (sentiment in ('very_positive', 'positive', 'neutral', 'negative', 'very_negative')),
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index notes_owner_newest on notes (owner_id, created_at desc, id desc)`);
    await runner.query(`create index notes_title_trigrams on notes using gin (title gin_trgm_ops)`);
    await runner.query(`create index notes_transcript_trigrams on notes using gin (transcript gin_trgm_ops)`);
    await runner.query(`
      create table themes (
        id bigint primary key generated always as identity,
        owner_id uuid not null references users on delete cascade,
        name text not null,
        color text not null default '#6366f1',
        unique (owner_id, name)
      )`);
    await runner.query(`
      create table note_themes (
        note_id bigint not null references notes on delete cascade,
        theme_id bigint not null references themes on delete cascade,
        position smallint not null,
        primary key (note_id, theme_id)
      )`);
    await runner.query(`create index note_themes_theme on note_themes (theme_id, note_id)`);
    await runner.query(`
      create table unclaimed_audio (
        audio_key text primary key,
        remove_after timestamptz not null
      )`);
    await runner.query(`create index unclaimed_audio_due on unclaimed_audio (remove_after)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['unclaimed_audio', 'note_themes', 'themes', 'notes', 'recordings', 'http_sessions', 'users']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
