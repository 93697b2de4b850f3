import { JOB_KINDS } from '@stitchbook/contracts';
import type { DataSource } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { Metrics } from '@stitchbook/metrics';
import { type JobCount, JobCountsRepository } from './job-counts.repository.ts';

/** Several may ask at once, and both readings are made of the same rows. */
const ANSWER_VALID_MS = 1_000;

/** Tells how much work waits and for how long, read from the rows. While they cannot be read, only this is left out. */
export function tellJobs(metrics: Metrics, dataSource: DataSource, logger: Logger): void {
  const repository = new JobCountsRepository(dataSource);
  let latest: { askedAt: number; answer: Promise<JobCount[]> } | null = null;
  const read = (): Promise<JobCount[]> => {
    if (!latest || Date.now() - latest.askedAt > ANSWER_VALID_MS) {
      const answer = repository.count(JOB_KINDS).catch((error: unknown) => {
        logger.warn({ err: error }, 'jobs could not be counted');
        return [];
      });
      latest = { askedAt: Date.now(), answer };
    }
    return latest.answer;
  };

  metrics.reading(
    { name: 'stitchbook_jobs', help: 'Jobs that wait, run or have failed', labels: ['kind', 'state'] },
    async () => (await read()).map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
  );
  metrics.reading(
    {
      name: 'stitchbook_job_oldest_wait_seconds',
      help: 'For how long the job that has waited longest could have been taken up; 0 when none waits',
      labels: ['kind'],
    },
    async () => {
      const queued = (await read()).filter(({ state }) => state === 'queued');
      return queued.map(({ kind, oldestWaitSeconds }) => ({ labels: { kind }, value: oldestWaitSeconds }));
    },
  );
}
