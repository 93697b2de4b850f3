import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort, reportFigure } from '@stitchbook/testing';
import { makeDataDirectory, startProduct } from '../operations/support/start-product.ts';
import { cleanUpAfterAll } from '../operations/support/clean-up-after-all.ts';

const SPIN = fileURLToPath(new URL('./preload/spin.mjs', import.meta.url));
const TIMEOUT_MS = 8 * 60_000;
const SERVICES = ['identity', 'transcription', 'enrichment', 'creations', 'gateway'];

interface Noted {
  pid: number;
  program: string;
}

describe('a service of npm start that turns without progress', () => {
  const atEnd = cleanUpAfterAll(TIMEOUT_MS);

  it(
    'is started again, whichever it is, and says where it stood',
    async () => {
      const { path } = atEnd(await makeDataDirectory());
      const product = atEnd(
        await startProduct({ DATA_DIR: path, PORT: String(await findFreePort()), NODE_OPTIONS: `--import=${SPIN}` }),
      );
      const readPids = () =>
        new Map(
          (JSON.parse(readFileSync(join(path, 'processes.json'), 'utf8')) as Noted[]).map(({ pid, program }) => [
            String(/services\/(\w+)\//.exec(program)?.[1]),
            pid,
          ]),
        );
      const before = readPids();
      expect([...before.keys()].toSorted()).toEqual(SERVICES.toSorted());
      const begun = Date.now();
      for (const pid of before.values()) process.kill(pid, 'SIGUSR2');
      const isReplaced = () => {
        const now = readPids();
        return SERVICES.every((name) => now.has(name) && now.get(name) !== before.get(name));
      };
      while (!isReplaced()) await wait(200);
      const tookSeconds = (Date.now() - begun) / 1_000;
      while ((await fetch(`${product.url}/readyz`).catch(() => null))?.status !== 200) await wait(200);

      const log = readFileSync(join(path, 'logs', 'stitchbook.log'), 'utf8');
      const blocked = log.split('\n').filter((line) => line.includes('event loop blocked'));
      const lines = blocked.map((line) => JSON.parse(line) as { service: string; blockedMs: number; stack: string });
      expect(lines.map(({ service }) => service).toSorted()).toEqual(SERVICES.toSorted());
      for (const { blockedMs, stack } of lines) {
        expect(blockedMs).toBeGreaterThanOrEqual(10_000);
        expect(stack).toContain('spin.mjs');
      }
      reportFigure(44, `all five services, spinning at once, were replaced after ${tookSeconds.toFixed(1)} s`);
    },
    TIMEOUT_MS,
  );
});
