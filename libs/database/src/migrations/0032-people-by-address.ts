import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are found by the e-mail address that they sign in with; how often anybody has asked this hour is counted. */
export class PeopleByAddress1700000000032 implements MigrationInterface {
  name = 'PeopleByAddress1700000000032';
  // An index is made concurrently only outside of a transaction, so every statement may find its own work done.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists users_email`);
    await runner.query(`create index concurrently users_email on users (lower(email))`);
    await runner.query(`
      create table if not exists address_lookups (
        user_id uuid primary key references users on delete cascade,
        hour timestamptz not null,
        lookups integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table address_lookups`);
    await runner.query(`drop index users_email`);
  }
}
