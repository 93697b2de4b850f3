import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlockedPeople1700000000015 implements MigrationInterface {
  name = 'BlockedPeople1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blocked_people (
        user_id uuid not null references users on delete cascade,
        blocked_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (user_id, blocked_id)
      )`);
    await runner.query(`create index blocked_people_blocked on blocked_people (blocked_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table blocked_people`);
  }
}
