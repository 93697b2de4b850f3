import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WordConfidences1700000000038 implements MigrationInterface {
  name = 'WordConfidences1700000000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings add column word_confidences smallint[]`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings drop column word_confidences`);
  }
}
