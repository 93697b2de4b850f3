import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { PostgresQueueBackend } from './postgres.queue-backend.ts';
import type { QueueBackend } from './queue-backend.ts';
import { RedisQueueBackend } from './redis.queue-backend.ts';

/** Redis where its address is set, else the database that holds the rows. */
export function createQueueBackend({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): QueueBackend {
  return redisUrl ? new RedisQueueBackend(redisUrl, logger) : new PostgresQueueBackend(databaseUrl, logger);
}
