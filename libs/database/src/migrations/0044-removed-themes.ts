import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

/** What a theme was and which notes carried it, so that it can be given back after it was deleted or merged into another (decision 56). */
export class RemovedThemes1700000000044 implements MigrationInterface {
  name = 'RemovedThemes1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'users', 'removed_tags');
    // By its id at most once: what is asked of a theme last counts.
    await runner.query(`
      create table removed_themes (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users on delete cascade,
        theme_id bigint not null unique,
        into_id bigint,
        name text not null,
        color text not null,
        state text not null default 'begun' check (state in ('begun', 'done', 'undone')),
        removed_at timestamptz not null default now()
      )`);
    await runner.query(`create index removed_themes_owner on removed_themes (owner_id)`);
    await runner.query(`create index removed_themes_removed_at on removed_themes (removed_at)`);
    // Without a reference to the note: one that is deleted and comes back still had it.
    await runner.query(`
      create table removed_theme_notes (
        removal_id uuid not null references removed_themes on delete cascade,
        note_id bigint not null,
        position smallint not null,
        had_into boolean not null,
        primary key (removal_id, note_id)
      )`);
    // With which theme a tag went; null where somebody took it off this note alone.
    await runner.query(`alter table removed_tags add column removal_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table removed_tags drop column removal_id`);
    await runner.query(`drop table removed_theme_notes, removed_themes`);
  }
}
