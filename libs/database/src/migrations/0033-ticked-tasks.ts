import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A creation changes when one of its tasks is ticked: of two who do that at once, each learns what stands then. */
export class TickedTasks1700000000033 implements MigrationInterface {
  name = 'TickedTasks1700000000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table creations add column version integer not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table creations drop column version`);
  }
}
