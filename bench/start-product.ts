import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { addUser, findFreePort, plantSession, startService } from '@stitchbook/testing';

export const MODEL_DIRECTORY = resolve(process.env.STITCHBOOK_MODEL_DIR ?? '.data/models/moonshine-tiny');
export const CHECK_MODEL_DIRECTORY = join(dirname(MODEL_DIRECTORY), 'moonshine-base');
const READY_WITHIN_MS = 60_000;

/**
 * The gateway and one transcription worker as they run in production, on a database of their own, with one person signed in.
 * @param more further environment
 */
export async function startProduct(more: Record<string, string> = {}) {
  await fetchSpeechModel({ directory: MODEL_DIRECTORY });
  await fetchSpeechModel({ directory: CHECK_MODEL_DIRECTORY, model: 'moonshine-base' });
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-bench-'));
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '');
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  await runMigrations(postgres.url);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const sessionSecret = randomBytes(32).toString('base64url');
  const environment = {
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    AUDIO_DIR: join(directory, 'audio'),
    SPEECH_DEFAULT_MODEL_DIR: MODEL_DIRECTORY,
    SPEECH_CHECK_MODEL_DIR: CHECK_MODEL_DIRECTORY,
    PORT: String(port),
    BASE_URL: address,
    WEB_DIR: join(directory, 'web'),
    SESSION_SECRET: sessionSecret,
    OIDC_ISSUER: `${address}/oidc`,
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    ...more,
  };
  const gateway = startService('gateway', environment);
  const transcription = startService('transcription', environment);
  const dataSource = await createDataSource({ url: postgres.url, poolSize: 2 }).initialize();
  const ownerId = await addUser(dataSource, { issuer: 'bench' });
  const cookie = await plantSession(dataSource, ownerId, sessionSecret);
  await untilReady(address, () => `${gateway.log()}${transcription.log()}`);
  return {
    address,
    headers: { cookie, origin: address },
    gatewayPid: Number(gateway.process.pid),
    transcriptionPid: Number(transcription.process.pid),
    dataSource,
    /** One more person: their id, and the headers of their requests. */
    async join() {
      const userId = await addUser(dataSource, { issuer: 'bench' });
      return { userId, headers: { cookie: await plantSession(dataSource, userId, sessionSecret), origin: address } };
    },
    async stop() {
      await Promise.all([gateway.stop(), transcription.stop()]);
      await dataSource.destroy();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string, log: () => string) {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(100)) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.status === 200) return;
  }
  throw new Error(`The product did not become ready:\n${log()}`);
}
