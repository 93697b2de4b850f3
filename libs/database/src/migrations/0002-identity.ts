import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identity1700000000002 implements MigrationInterface {
  name = 'Identity1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table accounts (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        first_name text not null,
        last_name text,
        password_hash text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index accounts_email_without_case on accounts (lower(email))`);
    await runner.query(`
      create table oidc_payloads (
        model text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        user_code text,
        uid text,
        expires_at timestamptz,
        consumed_at timestamptz,
        primary key (model, id)
      )`);
    await runner.query(`create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null`);
    await runner.query(`create index oidc_payloads_uid on oidc_payloads (model, uid) where uid is not null`);
    await runner.query(`create index oidc_payloads_expiry on oidc_payloads (expires_at)`);
    // The columns and their names are those that the rate limiter expects.
    await runner.query(`
      create table identity_tries (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await runner.query(`create index identity_tries_expiry on identity_tries (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['identity_tries', 'oidc_payloads', 'accounts']) await runner.query(`drop table ${table}`);
  }
}
