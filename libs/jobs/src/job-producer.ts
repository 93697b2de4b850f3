import type { QueueSettings } from '@stitchbook/config';
import { JOB_KINDS, type JobKind } from '@stitchbook/contracts';
import { JobRow } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import { type JobQueue, type JobTicket, chooseCarrier } from './queue-backend.ts';
import { rankAmongOwn } from './queue-rank.ts';

type Ticketed = Pick<JobRow, 'id' | 'kind' | 'attempt' | 'availableAt'>;

/** Hands written-down work to the queues. */
export class JobProducer {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly queues: ReadonlyMap<JobKind, JobQueue>,
    private readonly logger: Logger,
  ) {}

  static async open(dataSource: DataSource, settings: QueueSettings, logger: Logger): Promise<JobProducer> {
    const carrier = chooseCarrier(settings, logger);
    await carrier.prepare();
    const queues = new Map(JOB_KINDS.map((kind) => [kind, carrier.openQueue<JobTicket>(kind)]));
    return new JobProducer(dataSource, queues, logger);
  }

  /**
   * Gives the queue a committed job. Never rejects: what cannot be handed over now, the reconciler hands over later.
   * Handing over twice is harmless, since the ticket's id is made of the row's id and attempt.
   */
  async handOver(job: Ticketed): Promise<void> {
    try {
      await this.queueOf(job.kind).add(
        job.kind,
        { jobId: job.id, attempt: job.attempt },
        {
          jobId: `${job.id}-${job.attempt}`,
          priority: await rankAmongOwn(this.dataSource, job.id),
          delay: Math.max(0, job.availableAt.getTime() - Date.now()),
          removeOnComplete: true,
          removeOnFail: true,
        },
      );
      await this.dataSource.getRepository(JobRow).update(job.id, { handedOverAt: () => 'now()' });
    } catch (error) {
      this.logger.warn({ err: error, jobId: job.id }, 'a job could not be handed over yet');
    }
  }

  /** Rejects when the queue cannot be reached. */
  async check(): Promise<void> {
    await this.queueOf('transcribe-recording').getWaitingCount();
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queueOf(kind: JobKind): JobQueue {
    const queue = this.queues.get(kind);
    if (!queue) throw new Error(`there is no queue for ${kind}`);
    return queue;
  }
}
