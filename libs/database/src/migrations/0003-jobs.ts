import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Jobs1700000000003 implements MigrationInterface {
  name = 'Jobs1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table jobs (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        owner_id uuid not null references users on delete cascade,
        recording_id uuid references recordings on delete cascade,
        note_id bigint references notes on delete cascade,
        input jsonb not null default '{}',
        state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
        progress smallint not null default 0 check (progress between 0 and 100),
        done_seconds double precision,
        total_seconds double precision,
        attempt integer not null default 1,
        last_attempt integer not null default 3,
        deliveries integer not null default 0,
        available_at timestamptz not null default now(),
        claim_token uuid,
        lease_until timestamptz,
        handed_over_at timestamptz,
        error_code text,
        error text,
        request_id text,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      )`);
    await runner.query(
      `create index jobs_unfinished on jobs (kind, available_at) where state in ('queued', 'running')`,
    );
    await runner.query(`create index jobs_recording on jobs (recording_id)`);
    await runner.query(`create index jobs_note on jobs (note_id, kind, created_at desc)`);
    await runner.query(`create index jobs_owner on jobs (owner_id)`);
    await runner.query(`
      create table worker_pulses (
        kind text primary key,
        pulse_id uuid not null,
        seen_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table creations (
        id bigint primary key generated always as identity,
        owner_id uuid not null references users on delete cascade,
        note_id bigint references notes on delete set null,
        job_id uuid not null unique,
        type text not null,
        content text not null,
        engine text not null,
        note_version integer not null,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index creations_owner_newest on creations (owner_id, created_at desc, id desc)`);
    await runner.query(`create index creations_note on creations (note_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['creations', 'worker_pulses', 'jobs']) await runner.query(`drop table ${table}`);
  }
}
