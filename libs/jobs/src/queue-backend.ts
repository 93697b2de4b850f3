import type { QueueSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';

/** BullMQ on the database that holds the rows: nothing else has to run. */
export const { Queue: CarrierQueue, Worker: CarrierWorker } = withBackend(createPostgresBackend);

/** All that ever travels through a queue. */
export interface JobTicket {
  jobId: string;
  attempt: number;
}

export type JobQueue = InstanceType<typeof CarrierQueue<JobTicket>>;

const POOL_SIZE = 4;
const RETRY_DELAY_MS = 1_000;

export function connectionOf({ databaseUrl }: QueueSettings) {
  return { connectionString: databaseUrl, max: POOL_SIZE, keepAlive: true };
}

/**
 * Makes the queue's own tables, waiting for the database as long as it takes.
 * Needed before a queue or worker is made: one whose first connection fails stays dead without a word.
 */
export async function prepareQueueBackend({ databaseUrl }: QueueSettings, logger: Logger): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', (error) => logger.warn({ err: error }, 'lost the database while preparing the queue'));
    try {
      await client.connect();
      await runMigrations(client);
      return;
    } catch (error) {
      logger.warn({ err: error }, 'the queue cannot be prepared yet; trying again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export function pulseQueueName(kind: JobKind): string {
  return `pulse-${kind}`;
}
