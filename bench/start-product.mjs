// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { plantSession, startService } from '@stitchbook/testing';

export const MODEL_DIRECTORY = resolve(process.env.STITCHBOOK_MODEL_DIR ?? '.data/models/moonshine-tiny');
const READY_WITHIN_MS = 60_000;

/**
 * The gateway and one transcription worker as they run in production, on a database of their own, with one person signed in.
 * @param {Record<string, string>} [more] further environment
 */
export async function startProduct(more = {}) {
  await fetchSpeechModel({ directory: MODEL_DIRECTORY });
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-bench-'));
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '');
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'postgres'), throwaway: true });
  await runMigrations(postgres.url);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const sessionSecret = randomBytes(32).toString('base64url');
  const environment = {
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    AUDIO_DIR: join(directory, 'audio'),
    SPEECH_MODEL_DIR: MODEL_DIRECTORY,
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
  const [user] = await dataSource.query(`insert into users (issuer, subject) values ('bench', 'bench') returning id`);
  const cookie = await plantSession(dataSource, user.id, sessionSecret);
  await untilReady(address, () => `${gateway.log()}${transcription.log()}`);
  return {
    address,
    headers: { cookie, origin: address },
    gatewayPid: Number(gateway.process.pid),
    async stop() {
      await Promise.all([gateway.stop(), transcription.stop()]);
      await dataSource.destroy();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @param {string} address @param {() => string} log */
async function untilReady(address, log) {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(100)) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.status === 200) return;
  }
  throw new Error(`The product did not become ready:\n${log()}`);
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
