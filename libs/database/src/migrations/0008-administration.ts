import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Administration1700000000008 implements MigrationInterface {
  name = 'Administration1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column is_administrator boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column is_administrator`);
  }
}
