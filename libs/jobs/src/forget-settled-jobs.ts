import type { JobKind } from '@stitchbook/contracts';
import type { DataSource } from 'typeorm';
import { JOB_DEFINITIONS } from './job-definitions.ts';

const BATCH = 1_000;

/** Deletes the rows of jobs of this kind that were done or cancelled long enough ago; a batch at a time. Returns how many. */
export async function forgetSettledJobs(dataSource: DataSource, kind: JobKind): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `delete from jobs where id in (
       select id from jobs
       where state in ('done', 'cancelled') and kind = $1 and finished_at < now() - make_interval(mins => $2)
       order by finished_at limit $3
       for update skip locked
     )`,
    [kind, JOB_DEFINITIONS[kind].keptForMinutes, BATCH],
  );
  return count;
}
