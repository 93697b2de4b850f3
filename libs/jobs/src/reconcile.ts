import { Job, tryAdvisoryLock } from '@stitchbook/database';
import { type DataSource, In } from 'typeorm';
import type { JobKind } from './definitions/registry.ts';
import type { JobProducer } from './job-producer.ts';

const BATCH = 200;
/** What is left is for other workers, or for the next run. */
const MAX_PER_RUN = 5_000;

/**
 * Enqueues again what was never started: inserted but not enqueued (its process died in between), put into a queue that
 * lost it, or left behind by a worker that died. What still lies in the queue is not doubled.
 * Each kind has a lock of its own: workers that started together reconcile at the same moments, and one kind could lose every time.
 * One batch, so that memory stays bounded. Returns how many the queue accepted.
 */
export async function reconcile(
  dataSource: DataSource,
  producer: JobProducer,
  kind: JobKind,
  begunAt: Date | null = null,
): Promise<number> {
  const lost = await dataSource.transaction(async (manager) => {
    // Only one process at a time reconciles a kind.
    if (!(await tryAdvisoryLock(manager, 'reconcile-jobs', kind))) return [];
    const found = await manager
      .createQueryBuilder(Job, 'job')
      .select(['job.id', 'job.kind', 'job.attempt', 'job.availableAt'])
      .where('job.kind = :kind', { kind })
      .andWhere(`(job.state = 'queued' and job.available_at < now() - interval '5 seconds'
                  or job.state = 'running' and job.lease_until < now() - interval '3 seconds')`)
      .andWhere(
        `(job.enqueued_at is null or job.enqueued_at < coalesce(:begunAt::timestamptz, now()) - interval '15 seconds')`,
        {
          begunAt,
        },
      )
      .orderBy('job.enqueued_at', 'ASC', 'NULLS FIRST')
      .limit(BATCH)
      .getMany();
    // Marked at once, so that another worker that reconciles meanwhile finds the next ones.
    if (found.length > 0)
      await manager.update(Job, { id: In(found.map(({ id }) => id)) }, { enqueuedAt: () => 'now()' });
    return found;
  });
  let taken = 0;
  for (const [index, job] of lost.entries()) {
    if (await producer.enqueue(job)) taken += 1;
    else {
      // The queue cannot be reached: what it did not accept is found again as soon as it can.
      const left = lost.slice(index).map(({ id }) => id);
      await dataSource.getRepository(Job).update({ id: In(left) }, { enqueuedAt: null });
      return taken;
    }
  }
  return taken;
}

/**
 * As long as there is a backlog, after a queue lost all that it had, batch after batch without a pause. Each job at
 * most once: what has been enqueued and only waits its turn would else be enqueued again for ever.
 */
export async function reconcileAll(
  dataSource: DataSource,
  producer: JobProducer,
  kind: JobKind,
  stop: AbortSignal,
): Promise<number> {
  const [clock] = await dataSource.query<{ now: Date }[]>('select now() as now');
  for (let total = 0; ;) {
    const count = await reconcile(dataSource, producer, kind, clock?.now ?? null);
    total += count;
    if (count < BATCH || total >= MAX_PER_RUN || stop.aborted) return total;
  }
}
