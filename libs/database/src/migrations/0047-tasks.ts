import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

/** What is to be done, as notes say it, and where notes were spoken, by which days are counted (decision 59). */
export class Tasks1700000000047 implements MigrationInterface {
  name = 'Tasks1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'notes', 'users');
    await runner.query(`
      create table tasks (
        id bigint primary key generated always as identity,
        note_id bigint not null references notes on delete cascade,
        owner_id uuid not null references users on delete cascade,
        found_text text not null,
        text text not null,
        sentence text not null,
        at_seconds double precision,
        due_on date,
        done_at timestamptz,
        dismissed_at timestamptz,
        changed_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index tasks_note on tasks (note_id)`);
    await runner.query(`
      create index tasks_open on tasks (owner_id, (coalesce(due_on, 'infinity'::date)), id)
      where done_at is null and dismissed_at is null`);
    await runner.query(`
      create index tasks_done on tasks (owner_id, done_at desc, id desc)
      where done_at is not null and dismissed_at is null`);
    await runner.query(`alter table notes add column time_zone text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notes drop column time_zone`);
    await runner.query(`drop table tasks`);
  }
}
