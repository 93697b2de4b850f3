import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Chapters1700000000042 implements MigrationInterface {
  name = 'Chapters1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notes add column chapters jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notes drop column chapters`);
  }
}
