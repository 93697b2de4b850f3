import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One import per person at a time, however many gateways there are. */
export class ImportLeases1700000000020 implements MigrationInterface {
  name = 'ImportLeases1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table import_leases (
         owner_id uuid primary key references users (id) on delete cascade,
         token uuid not null,
         expires_at timestamptz not null)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table import_leases`);
  }
}
