import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaitingJobs1700000000009 implements MigrationInterface {
  name = 'WaitingJobs1700000000009';
  /** Jobs are asked for and done all the while: an index is made beside them, which no transaction can do. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const indexes = {
      jobs_failed: `jobs (kind) where state = 'failed'`,
      jobs_unfinished_of_owner: `jobs (owner_id, kind, created_at, id) where state in ('queued', 'running')`,
    };
    for (const [name, on] of Object.entries(indexes)) {
      // A try that was broken off has left one that is good for nothing.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index jobs_unfinished_of_owner`);
    await runner.query(`drop index jobs_failed`);
  }
}
