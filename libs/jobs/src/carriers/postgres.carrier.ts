import type { Logger } from '@stitchbook/logging';
import { createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import {
  type CarriedQueue,
  type CarriedWorker,
  type Carrier,
  type Carry,
  type CarryOptions,
  patiently,
} from './carrier.ts';

const { Queue, Worker } = withBackend(createPostgresBackend);
const POOL_SIZE = 4;

/** BullMQ on the database that holds the rows: nothing else has to run. */
export class PostgresCarrier implements Carrier {
  private readonly connection;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {
    this.connection = { connectionString: databaseUrl, max: POOL_SIZE, keepAlive: true };
  }

  /** Makes the queue's own tables. A queue or worker whose first connection fails stays dead without a word. */
  async prepare(): Promise<void> {
    await patiently(async () => {
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

  openQueue<Data extends object>(name: string): CarriedQueue<Data> {
    const queue = new Queue<object>(name, { connection: this.connection });
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'the queue has trouble'));
    return queue;
  }

  openWorker<Data extends object>(name: string, carry: Carry<Data>, options: CarryOptions): CarriedWorker {
    const worker = new Worker<Data>(name, carry, { ...options, connection: this.connection });
    worker.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'a worker has trouble with its queue'));
    return { stopTaking: () => worker.pause(true), close: () => worker.close() };
  }
}
