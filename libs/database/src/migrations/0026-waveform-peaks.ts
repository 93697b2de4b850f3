import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaveformPeaks1700000000026 implements MigrationInterface {
  name = 'WaveformPeaks1700000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings add column peaks bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings drop column peaks`);
  }
}
