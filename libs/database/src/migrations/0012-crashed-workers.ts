import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CrashedWorkers1700000000012 implements MigrationInterface {
  name = 'CrashedWorkers1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs
        add column crashes integer not null default 0,
        add column lost_leases integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs drop column lost_leases, drop column crashes`);
  }
}
