import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityEvents1700000000018 implements MigrationInterface {
  name = 'SecurityEvents1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    // A note's id outlives the note here, so it refers to nothing; whoever is named by a row and deleted is not named any more.
    await runner.query(`
      create table security_events (
        id bigint generated always as identity primary key,
        kind text not null,
        happened_at timestamptz not null default now(),
        user_id uuid references users on delete cascade,
        account_id uuid references accounts on delete cascade,
        other_user_id uuid references users on delete set null,
        note_id bigint,
        device text,
        address text,
        request_id text
      )`);
    await runner.query(
      `create index security_events_person on security_events (user_id, id) where user_id is not null`,
    );
    await runner.query(
      `create index security_events_account on security_events (account_id, id) where account_id is not null`,
    );
    await runner.query(
      `create index security_events_other on security_events (other_user_id) where other_user_id is not null`,
    );
    await runner.query(`create index security_events_age on security_events (happened_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table security_events`);
  }
}
