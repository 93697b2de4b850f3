import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Idempotency1700000000010 implements MigrationInterface {
  name = 'Idempotency1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        owner_id uuid not null references users on delete cascade,
        route text not null,
        key text not null,
        fingerprint text not null,
        note_id bigint references notes on delete set null,
        job_id uuid references jobs on delete set null,
        created_at timestamptz not null default now(),
        primary key (owner_id, route, key)
      )`);
    await runner.query(`create index idempotency_keys_age on idempotency_keys (created_at)`);
    await runner.query(`create index idempotency_keys_note on idempotency_keys (note_id) where note_id is not null`);
    await runner.query(`create index idempotency_keys_job on idempotency_keys (job_id) where job_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table idempotency_keys`);
  }
}
