import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ReadinessProbe } from '../src/health/readiness.ts';

/** All checks succeed as soon as `checked` does. */
function makeProbe(checked: Promise<boolean>): ReadinessProbe {
  const check = () => checked;
  return new ReadinessProbe(
    { run: check } as never,
    { check } as never,
    { check } as never,
    { isAlive: check } as never,
  );
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

const CALLS = 50_000;

/** Bytes of heap that each of many calls leaves behind: the least of three rounds, for what is kept is kept in every one of them. */
async function growthPerCall(call: () => Promise<unknown>): Promise<number> {
  for (let warmUp = 0; warmUp < 1_000; warmUp += 1) await call();
  const grown: number[] = [];
  for (let before = heapAfterCollection(); grown.length < 3; before = heapAfterCollection()) {
    for (let made = 0; made < CALLS; made += 1) await call();
    grown.push((heapAfterCollection() - before) / CALLS);
  }
  return Math.min(...grown);
}

const realNow = Date.now;
let now = realNow();
afterEach(() => (Date.now = realNow));

describe('whether the gateway is ready', () => {
  it('may be asked for ever: no call leaves anything in memory', async () => {
    const probe = makeProbe(Promise.resolve(true));
    expect(await growthPerCall(() => probe.ask())).toBeLessThan(40);
  });

  it('may be looked up for ever: no check leaves anything in memory', async () => {
    const probe = makeProbe(Promise.resolve(true));
    Date.now = () => (now += 2_000);
    expect(await growthPerCall(() => probe.ask())).toBeLessThan(40);
  });

  it('is answered at once to all who wait for a check when the process shuts down', async () => {
    const probe = makeProbe(new Promise(() => undefined));
    Date.now = () => now;
    const first = probe.ask();
    now += 2_000;
    const waiting = [first, probe.ask(), probe.ask()];
    probe.shutDown();
    const leaving = { ready: false, checks: {}, leaving: true };
    expect(await Promise.all([...waiting, probe.ask()])).toEqual([leaving, leaving, leaving, leaving]);
  });
});
