import type { Logger } from '@stitchbook/logging';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import {
  type BackendWorker,
  type Processor,
  type ProcessorOptions,
  type ProducerQueue,
  type QueueBackend,
  retryForever,
} from './queue-backend.ts';
import { type Closable, closeWithin } from './close-within.ts';

const MAX_RETRY_DELAY_MS = 2_000;
const COMMAND_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 8_000;

/** Reconnects for ever, until the connection is closed. */
function retryUntilClosed() {
  let isClosed = false;
  return {
    retryStrategy: (attempts: number) => (isClosed ? null : Math.min(attempts * 200, MAX_RETRY_DELAY_MS)),
    close(open: Closable): Promise<void> {
      isClosed = true;
      return closeWithin(CLOSE_TIMEOUT_MS, open);
    },
  };
}

/** BullMQ on Redis. Redis may lose everything: the rows are the truth, and the reconciler enqueues again. */
export class RedisQueueBackend implements QueueBackend {
  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  async prepare(): Promise<void> {
    await retryForever(async () => {
      const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
      redis.on('error', () => undefined);
      try {
        await redis.connect();
        await redis.ping();
      } finally {
        redis.disconnect();
      }
    }, this.logger);
  }

  /** A person waits for what is enqueued, so a producer fails fast; the reconciler enqueues later. */
  openQueue<Data extends object>(name: string): ProducerQueue<Data> {
    const { retryStrategy, close } = retryUntilClosed();
    const queue = new Queue<object>(name, {
      connection: {
        url: this.url,
        retryStrategy,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout: COMMAND_TIMEOUT_MS,
      },
      // Asked while the connection is down, it would leave the queue dead for good.
      skipVersionCheck: true,
    });
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error'));
    return {
      add: (kind, data, options) => queue.add(kind, data, options),
      remove: (id) => queue.remove(id),
      getWaitingCount: () => queue.getWaitingCount(),
      close: () => close(queue),
    };
  }

  /** Nobody waits for a worker to reconnect, so it retries for ever. */
  openWorker<Data extends object>(name: string, process: Processor<Data>, options: ProcessorOptions): BackendWorker {
    const { retryStrategy, close } = retryUntilClosed();
    const connection = { url: this.url, retryStrategy, maxRetriesPerRequest: null };
    const worker = new Worker<Data>(name, process, { ...options, connection });
    worker.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'queue connection error of a worker'));
    return { pause: () => worker.pause(true), close: () => close(worker) };
  }
}
