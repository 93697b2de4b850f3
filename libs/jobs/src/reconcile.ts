import type { JobKind } from '@stitchbook/contracts';
import { JobRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';
import type { JobProducer } from './job-producer.ts';

/** Any number, the same for every process: only one of them reconciles a kind at a time. */
const RECONCILE_LOCK = 7_117_205;
const BATCH = 200;

/**
 * Hands over again what was never taken up: written down but not handed over (its process died in between), handed over
 * to a queue that forgot it, or left behind by a worker that died. Tickets that still lie in the queue are not doubled.
 * A kind waits for no other: workers that started together look at the same moments, and one could lose every time.
 */
export async function reconcile(dataSource: DataSource, producer: JobProducer, kind: JobKind): Promise<number> {
  const forgotten = await dataSource.transaction(async (manager) => {
    const [lock] = await manager.query<{ held: boolean }[]>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as held',
      [RECONCILE_LOCK, kind],
    );
    if (!lock?.held) return [];
    return manager
      .createQueryBuilder(JobRow, 'job')
      .where('job.kind = :kind', { kind })
      .andWhere(`(job.state = 'queued' and job.available_at < now() - interval '5 seconds'
                  or job.state = 'running' and job.lease_until < now() - interval '3 seconds')`)
      .andWhere(`(job.handed_over_at is null or job.handed_over_at < now() - interval '15 seconds')`)
      .orderBy('job.handed_over_at', 'ASC', 'NULLS FIRST')
      .limit(BATCH)
      .getMany();
  });
  for (const job of forgotten) await producer.handOver(job);
  return forgotten.length;
}
