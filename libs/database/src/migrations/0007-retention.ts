import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Retention1700000000007 implements MigrationInterface {
  name = 'Retention1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index jobs_settled on jobs (finished_at) where state in ('done', 'cancelled')`);
    await runner.query(`create index http_sessions_person on http_sessions ((sess #>> '{passport,user}'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index http_sessions_person`);
    await runner.query(`drop index jobs_settled`);
  }
}
