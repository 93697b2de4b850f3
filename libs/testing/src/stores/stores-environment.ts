import { randomUUID } from 'node:crypto';

const S3_ACCOUNT = { S3_REGION: 'us-east-1', S3_ACCESS_KEY: 'stitchbook', S3_SECRET_KEY: 'stitchbook-test' };

/**
 * What tells a service where its rows, its queue and its audio are: all in this database and this folder, or, where
 * `npm run test:containers` names them, the queue in Redis and the audio in a bucket of its own in an S3 store.
 */
export function storesEnvironment(databaseUrl: string, audioDirectory: string): Record<string, string> {
  const redis = process.env['TEST_REDIS_URL'];
  const s3 = process.env['TEST_S3_ENDPOINT'];
  return {
    DATABASE_URL: databaseUrl,
    ...(redis && { REDIS_URL: ownDatabaseOf(redis) }),
    ...(s3 ? { ...S3_ACCOUNT, S3_ENDPOINT: s3, S3_BUCKET: `test-${randomUUID()}` } : { AUDIO_DIR: audioDirectory }),
  };
}

/** Each of jest's workers has one of Redis's sixteen databases for itself. */
function ownDatabaseOf(redisUrl: string): string {
  const url = new URL(redisUrl);
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  return url.href;
}
