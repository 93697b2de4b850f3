import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WordlessRecordings1700000000022 implements MigrationInterface {
  name = 'WordlessRecordings1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings add column wordless_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings drop column wordless_reason`);
  }
}
