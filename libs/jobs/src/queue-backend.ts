import type { QueueSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import type { CarriedQueue, Carrier } from './carriers/carrier.ts';
import { PostgresCarrier } from './carriers/postgres.carrier.ts';
import { RedisCarrier } from './carriers/redis.carrier.ts';

/** All that ever travels through a queue. */
export interface JobTicket {
  jobId: string;
  attempt: number;
}

export type JobQueue = CarriedQueue<JobTicket>;

export function chooseCarrier({ redisUrl, databaseUrl }: QueueSettings, logger: Logger): Carrier {
  return redisUrl ? new RedisCarrier(redisUrl, logger) : new PostgresCarrier(databaseUrl, logger);
}

export function pulseQueueName(kind: JobKind): string {
  return `pulse-${kind}`;
}
