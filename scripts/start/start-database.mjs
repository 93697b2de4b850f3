import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from './user-facing-error.mjs';

const POLL_INTERVAL_MS = 500;

/**
 * Starts the embedded PostgreSQL, unless the person brings a server.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {{ whenStopped: (undo: () => Promise<void>) => void, warn: (text: string) => void }} context
 * @returns {Promise<string>} its URL
 */
export async function startDatabase({ environment, dataDirectory }, { whenStopped, warn }) {
  return environment.DATABASE_URL ?? startEmbedded(dataDirectory, { whenStopped, warn });
}

/** @param {string} dataDirectory @param {{ whenStopped: (undo: () => Promise<void>) => void, warn: (text: string) => void }} context */
async function startEmbedded(dataDirectory, { whenStopped, warn }) {
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const start = (/** @type {number | undefined} */ port) =>
    startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres'), ...(port !== undefined && { port }) });
  const server = await superviseDatabase(start, warn);
  whenStopped(() => server.stop());
  return server.url;
}

/**
 * Starts a database server and starts it again, on the same port, whenever it is killed: its clients only have to connect again.
 * @typedef {{ url: string, isRunning(): boolean, stop(): Promise<void> }} Server
 * @param {(port?: number) => Promise<Server>} start
 * @param {(text: string) => void} warn
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function superviseDatabase(start, warn) {
  let server = await start();
  const { url } = server;
  const stopping = new AbortController();
  const keepWatch = async () => {
    while (!stopping.signal.aborted) {
      await wait(POLL_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || server.isRunning()) continue;
      warn('the database was killed, and is started again');
      try {
        server = await start(Number(new URL(url).port));
      } catch (error) {
        warn(messageOf(error));
      }
    }
  };
  const watching = keepWatch();
  return {
    url,
    async stop() {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
}
