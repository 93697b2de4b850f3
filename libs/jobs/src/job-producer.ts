import type { QueueSettings } from '@stitchbook/config';
import { Job } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import type { JobKind } from './definitions/registry.ts';
import { createQueueBackend } from './queue-backends/create-queue-backend.ts';
import type { JobPayload, ProducerQueue } from './queue-backends/queue-backend.ts';
import { QUEUE_NAMES, longQueueOf, queueOf } from './queue-names.ts';

/** Beyond this rank the order makes no difference any more. */
const LOWEST_RANK = 1_000;

/** A recording is long from about two minutes on, as a browser records or as music is compressed; those below take seconds. */
const LONG_WAV_BYTES = 120 * 32_000;
const LONG_COMPRESSED_BYTES = 120 * 12_000;

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
      QUEUE_NAMES.map((name) => [name, backend.openQueue<JobPayload>(name)]),
    );
    return new JobProducer(dataSource, queues, logger);
  }

  /**
   * Enqueues a committed job. Never rejects: what cannot be enqueued now, the reconciler enqueues later. Doing it twice
   * is harmless, since BullMQ's job id is made of the row's id and attempt. Returns whether it worked.
   */
  async enqueue(job: EnqueueableJob): Promise<boolean> {
    try {
      const { rank, isLong } = await this.judge(job.id);
      await this.queueFor(job.kind as JobKind, isLong).add(
        job.kind,
        { jobId: job.id, attempt: job.attempt },
        {
          jobId: `${job.id}-${job.attempt}`,
          priority: rank,
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
    await this.queueFor('transcribe-recording', false).getWaitingCount();
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  /**
   * Where a job stands among the unfinished ones of its kind that its owner asked for: 1 is the first. The queue delivers lower
   * ranks first, so that people take turns, and five hundred jobs of one person delay nobody else's. And whether it takes long: what was
   * transcribed while it was made does not.
   */
  private async judge(jobId: string): Promise<{ rank: number; isLong: boolean }> {
    const [row] = await this.dataSource.query<{ rank: number; isLong: boolean }[]>(
      `select count(*)::int + 1 as rank, exists (
         select from jobs mine join recordings r on r.id = mine.recording_id
         where mine.id = $1 and r.bytes > case when r.format = 'wav' then $3 else $4 end::float8
           and not exists (select from uploads u where u.recording_id = r.id and u.caption_state in ('live', 'done'))
       ) as "isLong" from (
         select 1 from jobs mine join jobs earlier on earlier.owner_id = mine.owner_id and earlier.kind = mine.kind
         where mine.id = $1 and earlier.state in ('queued', 'running')
           and (earlier.created_at, earlier.id) < (mine.created_at, mine.id)
         limit $2
       ) as before`,
      [jobId, LOWEST_RANK - 1, LONG_WAV_BYTES, LONG_COMPRESSED_BYTES],
    );
    return row ?? { rank: 1, isLong: false };
  }

  private queueFor(kind: JobKind, isLong: boolean): ProducerQueue<JobPayload> {
    const name = (isLong ? longQueueOf(kind) : null) ?? queueOf(kind);
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`there is no queue ${name}`);
    return queue;
  }
}
