import type { QueueSettings } from '@stitchbook/config';
import { JOB_KINDS } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { Queue, createPostgresBackend, withBackend } from 'bullmq';
import { closeWithin } from './carriers/close-within.ts';

/** A queue as its maker's own tools know it. */
export type WatchedQueue = Queue;

const PostgresQueue = withBackend(createPostgresBackend).Queue;
const LONGEST_COMMAND_MS = 5_000;
const LONGEST_FAREWELL_MS = 2_000;

/**
 * The queues of all kinds of work, for somebody who only looks at them: work is made, tried again and cancelled on its row.
 * They hold connections of their own, so they are opened by the first who looks.
 */
export class QueueWatch {
  private queues: WatchedQueue[] | null = null;

  constructor(
    private readonly settings: QueueSettings,
    private readonly logger: Logger,
  ) {}

  /** To be called while the carrier can be reached. */
  open(): readonly WatchedQueue[] {
    this.queues ??= JOB_KINDS.map((kind) => this.openQueue(kind));
    return this.queues;
  }

  async close(): Promise<void> {
    await Promise.all((this.queues ?? []).map((queue) => closeWithin(LONGEST_FAREWELL_MS, queue)));
  }

  private openQueue(name: string): WatchedQueue {
    const { redisUrl, databaseUrl } = this.settings;
    const queue = redisUrl ? openOnRedis(name, redisUrl) : openOnPostgres(name, databaseUrl);
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'a watched queue has trouble'));
    return queue;
  }
}

function openOnRedis(name: string, url: string): WatchedQueue {
  const connection = { url, maxRetriesPerRequest: 0, commandTimeout: LONGEST_COMMAND_MS };
  return new Queue(name, { connection, skipVersionCheck: true });
}

function openOnPostgres(name: string, connectionString: string): WatchedQueue {
  const queue = new PostgresQueue(name, { connection: { connectionString, max: 1, keepAlive: true } });
  // The same class, but its types say what it runs on, and those who look do not care.
  return queue as unknown as WatchedQueue;
}
