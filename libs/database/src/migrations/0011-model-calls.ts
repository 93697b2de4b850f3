import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ModelCalls1700000000011 implements MigrationInterface {
  name = 'ModelCalls1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table model_calls (
        owner_id uuid not null references users on delete cascade,
        day date not null,
        calls integer not null,
        primary key (owner_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table model_calls`);
  }
}
