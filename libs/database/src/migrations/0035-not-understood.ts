import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotUnderstood1700000000035 implements MigrationInterface {
  name = 'NotUnderstood1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings add column not_understood jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings drop column not_understood`);
  }
}
