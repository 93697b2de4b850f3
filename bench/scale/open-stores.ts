import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { addUser } from '@stitchbook/testing';
import { createAudioKey, createAudioStore } from '@stitchbook/storage';

/**
 * A database of its own with one person in it, and a folder for audio; the queue is in Redis where REDIS_URL says so, else in the
 * database too.
 */
export async function openStores() {
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-scale-'));
  const audioDirectory = join(directory, 'audio');
  const store = createAudioStore({ directory: audioDirectory });
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  await runMigrations(postgres.url);
  const dataSource = await createDataSource({ url: postgres.url, poolSize: 4 }).initialize();
  const ownerId = await addUser(dataSource, { issuer: 'bench' });
  const redisUrl = process.env.REDIS_URL;
  return {
    dataSource,
    ownerId,
    /** Stores a WAV as a recording; resolves with its id. */
    async storeRecording(path: string): Promise<string> {
      const key = createAudioKey();
      await store.write(key, createReadStream(path));
      const [recording] = await dataSource.query<{ id: string }[]>(
        `insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, $2, 'wav', 1, 'x') returning id`,
        [ownerId, key],
      );
      if (!recording) throw new Error('The recording was not saved.');
      return recording.id;
    },
    queue: { databaseUrl: postgres.url, ...(redisUrl && { redisUrl }) },
    environment: {
      DATABASE_URL: postgres.url,
      DATABASE_POOL_SIZE: '4',
      AUDIO_DIR: audioDirectory,
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    async close() {
      await dataSource.destroy();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
