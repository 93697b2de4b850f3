import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Invitations1700000000017 implements MigrationInterface {
  name = 'Invitations1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitations (
        id uuid primary key default gen_random_uuid(),
        token_hash text not null unique,
        email text,
        normalised_email text,
        created_by uuid references users on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        accepted_at timestamptz
      )`);
    await runner.query(`alter table accounts add column is_founder boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table accounts drop column is_founder`);
    await runner.query(`drop table invitations`);
  }
}
