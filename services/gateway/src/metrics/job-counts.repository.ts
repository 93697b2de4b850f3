import type { JobKind } from '@stitchbook/jobs';
import type { DataSource } from 'typeorm';

export interface JobCount {
  kind: JobKind;
  state: 'queued' | 'running' | 'failed';
  /** At most `MAX_COUNTED`. */
  count: number;
  /** Seconds that the first of them could have been started and was not; for those that are queued, else 0. */
  oldestWaitSeconds: number;
}

/** A larger number would say no more, and take longer to count the more there is to do. */
const MAX_COUNTED = 10_000;
const STATEMENT_TIMEOUT_MS = 2_000;

/** Every part reads an index, and no more of it than it counts. */
export const COUNT_JOBS = `select kind, 'queued' as state, queued.count, queued.wait as "oldestWaitSeconds"
from unnest($1::text[]) as kind cross join lateral (
  select count(*)::int as count, coalesce(greatest(0, extract(epoch from now() - min(available_at))), 0)::float8 as wait
  from (
    select available_at from jobs where jobs.kind = kind.kind and state = 'queued' order by available_at limit $2
  ) as counted
) as queued
union all
select kind, 'running', (
  select count(*)::int from (select 1 from jobs where jobs.kind = kind.kind and state = 'running' limit $2) as counted
), 0 from unnest($1::text[]) as kind
union all
select kind, 'failed', (
  select count(*)::int from (select 1 from jobs where jobs.kind = kind.kind and state = 'failed' limit $2) as counted
), 0 from unnest($1::text[]) as kind`;

export class JobCountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What waits, runs and has failed, by kind. What was done is history, and not counted. */
  async count(kinds: readonly JobKind[]): Promise<JobCount[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
      return manager.query<JobCount[]>(COUNT_JOBS, [kinds, MAX_COUNTED]);
    });
  }
}
