import type { Logger } from '@stitchbook/logging';
import { DEFAULT_SCHEMA, type PgPool, createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import {
  type BackendWorker,
  type Processor,
  type ProcessorOptions,
  type ProducerQueue,
  type QueueBackend,
  retryForever,
} from './queue-backend.ts';

const { Queue, Worker } = withBackend(createPostgresBackend);
/** Of all queues of a backend together: a process opens one for each kind of job, and PostgreSQL has a hundred for all processes. */
const QUEUES_POOL_SIZE = 4;
/** Of one worker, beside the connection by which it is notified; each of its statements is short. */
const WORKER_POOL_SIZE = 1;

/**
 * How long an idle worker waits before it looks for a job by itself. It is notified of each, also after its connection was lost and
 * opened again, and knows when the next delayed one is due.
 */
const LOOK_AGAIN_AFTER_SECONDS = 30;

/** BullMQ on the database that holds the rows: no other store has to run. */
export class PostgresQueueBackend implements QueueBackend {
  private pool: pg.Pool | null = null;
  private readonly queuesOfPool = new Set<object>();

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** Creates the queue's own tables. A queue or worker whose first connection fails stays dead without an error event. */
  async prepare(): Promise<void> {
    await retryForever(async () => {
      const client = new pg.Client({ connectionString: this.databaseUrl });
      client.on('error', (error) => this.logger.warn({ err: error }, 'lost the database while preparing the queue'));
      try {
        await client.connect();
        await runMigrations(client);
      } finally {
        await client.end().catch(() => undefined);
      }
    }, this.logger);
  }

  openQueue<Data extends object>(name: string): ProducerQueue<Data> {
    this.pool ??= this.openPool();
    // A `pg.Pool` is what BullMQ asks for; the overloads by which it says so do not meet the types of `pg`.
    const queue = new Queue<object>(name, { connection: this.pool as unknown as PgPool });
    this.queuesOfPool.add(queue);
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error'));
    return {
      add: (kind, data, options) => queue.add(kind, data, options),
      remove: (id) => queue.remove(id),
      getWaitingCount: () => queue.getWaitingCount(),
      close: async () => {
        await queue.close();
        this.queuesOfPool.delete(queue);
        if (this.queuesOfPool.size === 0) await this.closePool();
      },
    };
  }

  openWorker<Data extends object>(name: string, process: Processor<Data>, options: ProcessorOptions): BackendWorker {
    const connection = { connectionString: this.databaseUrl, max: WORKER_POOL_SIZE, keepAlive: true };
    const drainDelay = LOOK_AGAIN_AFTER_SECONDS;
    const worker = new Worker<Data>(name, process, { ...options, drainDelay, connection });
    worker.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error of a worker'));
    return { pause: () => worker.pause(true), close: () => worker.close() };
  }

  /** BullMQ sets the search path only on connections that it opens itself. */
  private openPool(): pg.Pool {
    return new pg.Pool({
      connectionString: this.databaseUrl,
      max: QUEUES_POOL_SIZE,
      keepAlive: true,
      options: `-c search_path=${DEFAULT_SCHEMA}`,
    });
  }

  /** BullMQ leaves a pool that it did not open itself to whoever did. */
  private async closePool(): Promise<void> {
    const { pool } = this;
    this.pool = null;
    await pool?.end();
  }
}
