import type { QueueSettings } from '@stitchbook/config';
import { Job } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import { JOB_KINDS } from './definitions/registry.ts';
import { createQueueBackend } from './queue-backends/create-queue-backend.ts';
import type { JobPayload, ProducerQueue } from './queue-backends/queue-backend.ts';

/** Beyond this rank the order makes no difference any more. */
const LOWEST_RANK = 1_000;

type EnqueueableJob = Pick<Job, 'id' | 'kind' | 'attempt' | 'availableAt'>;

/** Enqueues jobs whose rows are committed. */
export class JobProducer {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly queues: ReadonlyMap<string, ProducerQueue<JobPayload>>,
    private readonly logger: Logger,
  ) {}

  static async open(dataSource: DataSource, settings: QueueSettings, logger: Logger): Promise<JobProducer> {
    const backend = createQueueBackend(settings, logger);
    await backend.prepare();
    const queues = new Map<string, ProducerQueue<JobPayload>>(
      JOB_KINDS.map((kind) => [kind, backend.openQueue<JobPayload>(kind)]),
    );
    return new JobProducer(dataSource, queues, logger);
  }

  /**
   * Enqueues a committed job. Never rejects: what cannot be enqueued now, the reconciler enqueues later. Doing it twice
   * is harmless, since BullMQ's job id is made of the row's id and attempt. Returns whether it worked.
   */
  async enqueue(job: EnqueueableJob): Promise<boolean> {
    try {
      await this.queueOf(job.kind).add(
        job.kind,
        { jobId: job.id, attempt: job.attempt },
        {
          jobId: `${job.id}-${job.attempt}`,
          priority: await this.rankAmongOwn(job.id),
          delay: Math.max(0, job.availableAt.getTime() - Date.now()),
          removeOnComplete: true,
          removeOnFail: true,
        },
      );
      await this.dataSource.getRepository(Job).update(job.id, { enqueuedAt: () => 'now()' });
      return true;
    } catch (error) {
      this.logger.warn({ err: error, jobId: job.id }, 'job could not be enqueued; the reconciler will');
      return false;
    }
  }

  /** Rejects when the queue cannot be reached. */
  async check(): Promise<void> {
    await this.queueOf('transcribe-recording').getWaitingCount();
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  /**
   * Where a job stands among the unfinished ones of its kind that its owner asked for: 1 is the first. The queue delivers lower
   * ranks first, so that people take turns, and five hundred jobs of one person delay nobody else's.
   */
  private async rankAmongOwn(jobId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ rank: number }[]>(
      `select count(*)::int + 1 as rank from (
         select 1 from jobs mine join jobs earlier on earlier.owner_id = mine.owner_id and earlier.kind = mine.kind
         where mine.id = $1 and earlier.state in ('queued', 'running')
           and (earlier.created_at, earlier.id) < (mine.created_at, mine.id)
         limit $2
       ) as before`,
      [jobId, LOWEST_RANK - 1],
    );
    return row?.rank ?? 1;
  }

  private queueOf(kind: string): ProducerQueue<JobPayload> {
    const queue = this.queues.get(kind);
    if (!queue) throw new Error(`there is no queue for ${kind}`);
    return queue;
  }
}
