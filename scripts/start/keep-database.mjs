import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;

/**
 * Starts a database server and starts it again, on the same port, whenever it is killed: its clients only have to connect again.
 * @typedef {{ url: string, isRunning(): boolean, stop(): Promise<void> }} Server
 * @param {(port?: number) => Promise<Server>} start
 * @param {(text: string) => void} warn
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function keepDatabase(start, warn) {
  let server = await start();
  const { url } = server;
  const stopping = new AbortController();
  const keepWatch = async () => {
    while (!stopping.signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || server.isRunning()) continue;
      warn('the database was killed, and is started again');
      try {
        server = await start(Number(new URL(url).port));
      } catch (error) {
        warn(error.message);
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
