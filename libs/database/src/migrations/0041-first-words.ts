import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstWords1700000000041 implements MigrationInterface {
  name = 'FirstWords1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs add column first_words text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs drop column first_words`);
  }
}
