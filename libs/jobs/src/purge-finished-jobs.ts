import type { DataSource } from 'typeorm';
import { type JobKind, definitionOf } from './definitions/registry.ts';

const BATCH = 1_000;
/** Nobody still waits for suggestions then. */
const MAX_TRANSCRIPT_AGE_MINUTES = 10;

/** Deletes the rows of jobs of this kind that ended long enough ago; a batch at a time. Returns how many. */
export async function purgeFinishedJobs(dataSource: DataSource, kind: JobKind): Promise<number> {
  const { keptForMinutes, failedKeptForMinutes } = definitionOf(kind);
  const [, count] = await dataSource.query<[unknown, number]>(
    `delete from jobs where id in (
       select id from jobs
       where kind = $1 and (
         state in ('done', 'cancelled') and finished_at < now() - make_interval(mins => $2)
         or state = 'failed' and finished_at < now() - make_interval(mins => $3))
       order by finished_at limit $4
       for update skip locked
     )`,
    [kind, keptForMinutes, failedKeptForMinutes, BATCH],
  );
  return count;
}

/** Fails jobs that still wait with a transcript in their row, whatever keeps them waiting, and deletes it. Returns how many. */
export async function failStaleTranscriptJobs(dataSource: DataSource): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `update jobs set state = 'failed', error_code = 'job.too-late', error = $2, finished_at = now(),
            claim_token = null, lease_until = null, input = input - 'transcript'
     where kind = 'suggest-tags' and state in ('queued', 'running') and input ? 'transcript'
       and created_at < now() - make_interval(mins => $1)`,
    [MAX_TRANSCRIPT_AGE_MINUTES, 'This could not be done in time. Please ask again.'],
  );
  return count;
}
