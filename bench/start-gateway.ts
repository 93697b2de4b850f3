import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { addUser, findFreePort, plantSession, startService } from '@stitchbook/testing';

const ALIVE_WITHIN_MS = 60_000;

/**
 * The gateway alone as it runs in production, on a database of its own as `npm start` sets it up, with one person signed in.
 * @param webDirectory Of the built web app; without one there is an empty page
 * @param more further environment
 */
export async function startGateway(webDirectory?: string, more: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-search-'));
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '');
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'database') });
  await runMigrations(postgres.url);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const sessionSecret = randomBytes(32).toString('base64url');
  const gateway = startService('gateway', {
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    AUDIO_DIR: join(directory, 'audio'),
    PORT: String(port),
    BASE_URL: address,
    WEB_DIR: webDirectory ?? join(directory, 'web'),
    SESSION_SECRET: sessionSecret,
    OIDC_ISSUER: `${address}/oidc`,
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    ...more,
  });
  const dataSource = await createDataSource({ url: postgres.url, poolSize: 2 }).initialize();
  const readerId = await addUser(dataSource, { issuer: 'bench' });
  const cookie = await plantSession(dataSource, readerId, sessionSecret);
  for (const deadline = Date.now() + ALIVE_WITHIN_MS; ; await wait(100)) {
    if ((await fetch(`${address}/healthz`).catch(() => null))?.status === 200) break;
    if (Date.now() > deadline) throw new Error(`The gateway did not start:\n${gateway.log()}`);
  }
  return {
    address,
    headers: { cookie, origin: address },
    pid: gateway.process.pid,
    databaseUrl: postgres.url,
    sessionSecret,
    dataSource,
    readerId,
    /** One more person: their id, and the headers of their requests. */
    async join() {
      const userId = await addUser(dataSource, { issuer: 'bench' });
      return { userId, headers: { cookie: await plantSession(dataSource, userId, sessionSecret), origin: address } };
    },
    async stop() {
      await gateway.stop();
      await dataSource.destroy();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
