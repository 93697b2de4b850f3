import type { Logger } from '@stitchbook/logging';
import { createPostgresBackend, runMigrations, withBackend } from 'bullmq';
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
const POOL_SIZE = 4;

/** BullMQ on the database that holds the rows: no other store has to run. */
export class PostgresQueueBackend implements QueueBackend {
  private readonly connection;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {
    this.connection = { connectionString: databaseUrl, max: POOL_SIZE, keepAlive: true };
  }

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
    const queue = new Queue<object>(name, { connection: this.connection });
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error'));
    return queue;
  }

  openWorker<Data extends object>(name: string, process: Processor<Data>, options: ProcessorOptions): BackendWorker {
    const worker = new Worker<Data>(name, process, { ...options, connection: this.connection });
    worker.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error of a worker'));
    return { pause: () => worker.pause(true), close: () => worker.close() };
  }
}
