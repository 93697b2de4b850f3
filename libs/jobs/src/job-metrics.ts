import type { Histogram, Metrics } from '@stitchbook/metrics';

/** How processing a job ended: done, failed for good, failed and retried later, released on shutdown, or lost to another worker. */
export type JobOutcome = 'done' | 'failed' | 'retried' | 'released' | 'lost';

const WAIT_BUCKETS_SECONDS = [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];
const DURATION_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600];

/** What a worker process measures of its jobs; one for all of its kinds of work. */
export class JobMetrics {
  private readonly waits: Histogram<'kind'>;
  private readonly durations: Histogram<'kind' | 'outcome'>;

  constructor(metrics: Metrics) {
    this.waits = metrics.histogram(
      { name: 'stitchbook_job_wait_seconds', help: 'From when a job could be started until it was', labels: ['kind'] },
      WAIT_BUCKETS_SECONDS,
    );
    this.durations = metrics.histogram(
      { name: 'stitchbook_job_duration_seconds', help: 'How long a job was processed', labels: ['kind', 'outcome'] },
      DURATION_BUCKETS_SECONDS,
    );
  }

  observeWait(kind: string, waitedMs: number): void {
    this.waits.observe({ kind }, waitedMs / 1_000);
  }

  observeDuration(kind: string, outcome: JobOutcome, tookMs: number): void {
    this.durations.observe({ kind, outcome }, tookMs / 1_000);
  }
}
