import type { JobKind } from '@stitchbook/contracts';
import type { Distribution, Metrics } from '@stitchbook/metrics';

/** How a worker let go of a job: done, failed for good, given back to be tried again, handed back on leaving, or lost to another. */
export type JobOutcome = 'done' | 'failed' | 'retried' | 'handed-back' | 'lost';

const WAIT_BUCKETS_SECONDS = [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];
const DURATION_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600];

/** What a worker process measures of its jobs; one for all of its kinds. */
export class JobMeasures {
  private readonly waits: Distribution<'kind'>;
  private readonly durations: Distribution<'kind' | 'outcome'>;

  constructor(metrics: Metrics) {
    this.waits = metrics.distribution(
      { name: 'stitchbook_job_wait_seconds', help: 'From when it could be taken up until it was', labels: ['kind'] },
      WAIT_BUCKETS_SECONDS,
    );
    this.durations = metrics.distribution(
      { name: 'stitchbook_job_duration_seconds', help: 'How long a job was in hand', labels: ['kind', 'outcome'] },
      DURATION_BUCKETS_SECONDS,
    );
  }

  hasWaited(kind: JobKind, waitedMs: number): void {
    this.waits.observe({ kind }, waitedMs / 1_000);
  }

  hasEnded(kind: JobKind, outcome: JobOutcome, tookMs: number): void {
    this.durations.observe({ kind, outcome }, tookMs / 1_000);
  }
}
