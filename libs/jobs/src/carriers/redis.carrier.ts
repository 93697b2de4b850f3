import type { Logger } from '@stitchbook/logging';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import {
  type CarriedQueue,
  type CarriedWorker,
  type Carrier,
  type Carry,
  type CarryOptions,
  patiently,
} from './carrier.ts';
import { type Closable, closeWithin } from './close-within.ts';

const LONGEST_RETRY_DELAY_MS = 2_000;
const LONGEST_COMMAND_MS = 5_000;
const LONGEST_FAREWELL_MS = 8_000;

/** For ever, until whoever uses the connection leaves. */
function retryUntilLeft() {
  let hasLeft = false;
  return {
    retryStrategy: (tries: number) => (hasLeft ? null : Math.min(tries * 200, LONGEST_RETRY_DELAY_MS)),
    leave(open: Closable): Promise<void> {
      hasLeft = true;
      return closeWithin(LONGEST_FAREWELL_MS, open);
    },
  };
}

/** BullMQ on Redis. Redis may forget everything: the rows are the truth, and the reconciler hands over again. */
export class RedisCarrier implements Carrier {
  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  async prepare(): Promise<void> {
    await patiently(async () => {
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

  /** A person waits for what is handed over, so it fails fast; the reconciler does not mind. */
  openQueue<Data extends object>(name: string): CarriedQueue<Data> {
    const { retryStrategy, leave } = retryUntilLeft();
    const queue = new Queue<object>(name, {
      connection: {
        url: this.url,
        retryStrategy,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout: LONGEST_COMMAND_MS,
      },
      // Asked while the line is cut, it would leave the queue dead for good.
      skipVersionCheck: true,
    });
    queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'the queue has trouble'));
    return {
      add: (kind, data, options) => queue.add(kind, data, options),
      remove: (id) => queue.remove(id),
      getWaitingCount: () => queue.getWaitingCount(),
      close: () => leave(queue),
    };
  }

  /** Nobody waits for a worker to come back, so it tries for ever. */
  openWorker<Data extends object>(name: string, carry: Carry<Data>, options: CarryOptions): CarriedWorker {
    const { retryStrategy, leave } = retryUntilLeft();
    const connection = { url: this.url, retryStrategy, maxRetriesPerRequest: null };
    const worker = new Worker<Data>(name, carry, { ...options, connection });
    worker.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'a worker has trouble with its queue'));
    return { stopTaking: () => worker.pause(true), close: () => leave(worker) };
  }
}
