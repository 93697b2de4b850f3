import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What makes each table, each in a transaction of its own: PostgreSQL runs several statements that are sent together as one. */
const RENAMED: Record<string, string> = {
  orphaned_audio: `
    alter table unclaimed_audio rename to orphaned_audio;
    alter index unclaimed_audio_pkey rename to orphaned_audio_pkey;
    alter index unclaimed_audio_due rename to orphaned_audio_due;
    create view unclaimed_audio as select audio_key, remove_after from orphaned_audio`,
  // The view has the columns in the table's order: the rate limiter inserts without naming them.
  identity_rate_limits: `
    alter table identity_tries rename to identity_rate_limits;
    alter index identity_tries_pkey rename to identity_rate_limits_pkey;
    alter index identity_tries_expiry rename to identity_rate_limits_expiry;
    create view identity_tries as select key, points, expire from identity_rate_limits`,
  worker_heartbeats: `
    alter table worker_pulses rename to worker_heartbeats;
    alter table worker_heartbeats rename column pulse_id to heartbeat_id;
    alter index worker_pulses_pkey rename to worker_heartbeats_pkey;
    create view worker_pulses as select kind, heartbeat_id as pulse_id, seen_at from worker_heartbeats`,
};

const RESTORED = [
  `drop view worker_pulses;
   alter index worker_heartbeats_pkey rename to worker_pulses_pkey;
   alter table worker_heartbeats rename column heartbeat_id to pulse_id;
   alter table worker_heartbeats rename to worker_pulses`,
  `drop view identity_tries;
   alter index identity_rate_limits_expiry rename to identity_tries_expiry;
   alter index identity_rate_limits_pkey rename to identity_tries_pkey;
   alter table identity_rate_limits rename to identity_tries`,
  `drop view unclaimed_audio;
   alter index orphaned_audio_due rename to unclaimed_audio_due;
   alter index orphaned_audio_pkey rename to unclaimed_audio_pkey;
   alter table orphaned_audio rename to unclaimed_audio`,
];

/** Tables, columns and an index get the field's names; the version before goes on under the old ones (decision 30). */
export class StandardNames1700000000025 implements MigrationInterface {
  name = 'StandardNames1700000000025';
  // In one transaction the locks of all these tables would be held together, in an order that a request need not take them in.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, statements] of Object.entries(RENAMED)) {
      // An attempt that was broken off at a later step has done this one.
      if (!(await runner.hasTable(table))) await runner.query(statements);
    }
    await runner.query(`alter index if exists jobs_settled rename to jobs_finished`);
    await this.addEnqueuedAt(runner);
  }

  /** No view can stand in for a column of a table that keeps its name: a trigger keeps both equal, whichever is written. */
  private async addEnqueuedAt(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs add column if not exists enqueued_at timestamptz;
      create or replace function equate_enqueued_at() returns trigger language plpgsql as $$
      begin
        if new.enqueued_at is distinct from old.enqueued_at then new.handed_over_at := new.enqueued_at;
        else new.enqueued_at := new.handed_over_at;
        end if;
        return new;
      end $$;
      drop trigger if exists equate_enqueued_at on jobs;
      create trigger equate_enqueued_at before update on jobs for each row
        when (old.enqueued_at is distinct from new.enqueued_at or old.handed_over_at is distinct from new.handed_over_at)
        execute function equate_enqueued_at()`);
    // It is asked of unfinished jobs alone; a failed one that is retried begins without.
    await runner.query(`
      update jobs set enqueued_at = handed_over_at
      where state in ('queued', 'running') and enqueued_at is distinct from handed_over_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger equate_enqueued_at on jobs;
      drop function equate_enqueued_at;
      alter table jobs drop column enqueued_at`);
    await runner.query(`alter index jobs_finished rename to jobs_settled`);
    for (const statements of RESTORED) await runner.query(statements);
  }
}
