import type { QueueSettings } from '@stitchbook/config';
import { Redis } from 'ioredis';
import pg from 'pg';

export interface QueueToTest {
  /** The settings for rows in this database, and a queue that has nothing of other tests in it. */
  settingsFor(databaseUrl: string): Promise<QueueSettings>;
  /** Loses everything that is in the queue at this moment. */
  loseEverything(settings: QueueSettings): Promise<void>;
}

const onPostgres: QueueToTest = {
  settingsFor: (databaseUrl) => Promise.resolve({ databaseUrl }),
  async loseEverything({ databaseUrl }) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('delete from bullmq.job');
    await client.end();
  },
};

/** Each of jest's workers has one of Redis's sixteen databases for itself. */
function onRedis(server: string): QueueToTest {
  const url = new URL(server);
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  const flush = async () => {
    const redis = new Redis(url.href);
    await redis.flushdb();
    redis.disconnect();
  };
  return {
    async settingsFor(databaseUrl) {
      await flush();
      return { databaseUrl, redisUrl: url.href };
    },
    loseEverything: flush,
  };
}

/** PostgreSQL's queue in `npm test`; in `npm run test:containers`, where TEST_REDIS_URL names one, Redis's, and not the other once more. */
export function queuesToTest(): [string, QueueToTest][] {
  const server = process.env['TEST_REDIS_URL'];
  return [server ? ['Redis', onRedis(server)] : ['PostgreSQL', onPostgres]];
}
