import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WatchdogSettings, loadSettings } from '@stitchbook/config';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WATCHED = fileURLToPath(new URL('./fixtures/watched.mjs', import.meta.url));
const LIMIT_MS = 1_000;
const TIMEOUT_MS = 60_000;

interface Watched {
  process: ChildProcess;
  said(): string;
}

const begun: ChildProcess[] = [];

async function begin(deed: string, limitMs = LIMIT_MS): Promise<Watched> {
  const child = spawn(process.execPath, [WATCHED, String(limitMs), deed], { stdio: ['ignore', 'pipe', 'inherit'] });
  begun.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => said.includes('began'));
  return { process: child, said: () => said };
}

beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/supervision'], { cwd: ROOT });
}, 60_000);
afterEach(() => {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
});

describe('a watched event loop', () => {
  it.each([
    ['runs in a loop', 'loops', /at loops \(file:.*watched\.mjs:\d+\)/],
    ['matches a pattern for ever', 'matches', /at matches \(file:.*watched\.mjs:\d+\)/],
    ['is inside native code', 'hashes', /could not be had/],
  ])(
    'that %s ends its process, and where it stood is in the log',
    async (_what, deed, stack) => {
      const { process: child, said } = await begin(deed);
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      const last: unknown = JSON.parse(said().trim().split('\n').at(-1) ?? '');
      expect(last).toMatchObject({
        level: 'fatal',
        service: 'watched',
        blockedMs: expect.any(Number),
        stack: expect.stringMatching(stack),
        msg: 'event loop blocked, killing the process',
      });
    },
    TIMEOUT_MS,
  );

  it(
    'may be busy as long as it turns in between',
    async () => {
      const { process: child, said } = await begin('toils');
      await wait(3 * LIMIT_MS);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      expect(said()).toBe('began\n');
    },
    TIMEOUT_MS,
  );

  it(
    'may be stopped for longer than the limit, as by a machine that sleeps',
    async () => {
      const { process: child, said } = await begin('rests');
      child.kill('SIGSTOP');
      await wait(3 * LIMIT_MS);
      child.kill('SIGCONT');
      await wait(2 * LIMIT_MS);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      expect(said()).toBe('began\n');
    },
    TIMEOUT_MS,
  );

  it(
    'is not blocked where it only gets no processor time',
    async () => {
      const { process: child, said } = await begin('starves');
      await wait(5 * LIMIT_MS);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      expect(said()).toBe('began\n');
    },
    TIMEOUT_MS,
  );

  it(
    'is left alone with a limit of 0',
    async () => {
      const { process: child } = await begin('loops', 0);
      await wait(2 * LIMIT_MS);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    },
    TIMEOUT_MS,
  );

  it('has ten seconds unless somebody says otherwise', () => {
    expect(loadSettings(WatchdogSettings, {}).limitMs).toBe(10_000);
  });
});
