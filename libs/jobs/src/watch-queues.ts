import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { Queue, createPostgresBackend, withBackend } from 'bullmq';
import { closeWithin } from './queue-backends/close-within.ts';
import { QUEUE_NAMES } from './queue-names.ts';

/** A queue as BullMQ's own tools know it. */
export type WatchedQueue = Queue;

const PostgresQueue = withBackend(createPostgresBackend).Queue;
const COMMAND_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * The queues of all kinds of work for a read-only dashboard: jobs are created, retried and cancelled on their rows.
 * They hold connections of their own, so they are opened by the first request.
 */
export class QueueWatch {
  private queues: WatchedQueue[] | null = null;

  constructor(
    private readonly settings: QueueSettings,
    private readonly logger: Logger,
  ) {}

  /** To be called while the backend can be reached. */
  open(): readonly WatchedQueue[] {
    this.queues ??= QUEUE_NAMES.map((name) => this.openQueue(name));
    return this.queues;
  }

  async close(): Promise<void> {
    await Promise.all((this.queues ?? []).map((queue) => closeWithin(CLOSE_TIMEOUT_MS, queue)));
  }

  private openQueue(name: string): WatchedQueue {
    const { redisUrl, databaseUrl } = this.settings;
    const queue = redisUrl ? openOnRedis(name, redisUrl) : openOnPostgres(name, databaseUrl);
    queue.on('error', (error) =>
      this.logger.warn({ err: error, queue: name }, 'queue connection error of the dashboard'),
    );
    return queue;
  }
}

function openOnRedis(name: string, url: string): WatchedQueue {
  const connection = { url, maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS };
  return new Queue(name, { connection, skipVersionCheck: true });
}

function openOnPostgres(name: string, connectionString: string): WatchedQueue {
  const queue = new PostgresQueue(name, { connection: { connectionString, max: 1, keepAlive: true } });
  // The same class at run time: only its type parameters name the backend.
  return queue as unknown as WatchedQueue;
}
