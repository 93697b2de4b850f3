import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { findFaultsInStores, cleanUpNow, untilAtRest } from './support/check-stores.ts';
import { IS_LONG, SEED, pick, seededRandom } from './support/seeded-random.ts';
import { findScenarioFaults, runScenario } from './support/scenario.ts';
import { type CallCounts, FAULTS, FaultInjector, type Order, PORTS, takesOrders } from './support/fault-injector.ts';
import { SERVICES, type Service, TestProduct } from './support/test-product.ts';

const LANES = 3;
/** Short runs leave out the rest once this is over; of each port the first or the last call meets a fault, by the seed. */
const SHORT_BUDGET_MS = 90_000;
const TIMEOUT_MS = (IS_LONG ? 180 : 15) * 60_000;
/** What hangs for as long is ended, and started again. */
const HANG_MS = 2_000;

interface Run extends Order {
  service: Service;
  isOptional: boolean;
}

interface Lane {
  product: TestProduct;
  orders: FaultInjector;
  close(): Promise<void>;
}

/** To look closer: `FAULTS_ONLY=gateway/store` and no other calls. */
const ONLY = process.env['FAULTS_ONLY'] ?? '';

const random = seededRandom(SEED);
const lanes: Lane[] = [];

async function openLane(): Promise<Lane> {
  const database: TestDatabase = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-orders-'));
  const product = await TestProduct.start({ database, environment: takesOrders(folder) });
  const close = async () => {
    await product.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { product, orders: new FaultInjector(product, folder), close };
}

beforeAll(async () => {
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await openLane());
}, TIMEOUT_MS);
afterAll(async () => {
  for (const lane of lanes) await lane.close();
}, TIMEOUT_MS);

/** How often each service calls its ports while somebody lives a whole life. */
async function countCalls({ product, orders }: Lane, mark: string): Promise<Record<Service, CallCounts>> {
  for (const service of SERVICES) await orders.give(service);
  await runScenario(mark, await product.join('Ada'), await product.join('Grace'));
  const counts = {} as Record<Service, CallCounts>;
  for (const service of SERVICES) counts[service] = await orders.give(service);
  return counts;
}

/** Every call of every port, or some of them: always the first or the last. */
async function planRuns(lane: Lane): Promise<Run[]> {
  // Twice, and the lesser counts: who waits asks again and again, so that a slow run has a few calls more.
  const lives = [await countCalls(lane, 'measured'), await countCalls(lane, 'measured again')];
  const runs: Run[] = [];
  for (const service of SERVICES) {
    for (const port of PORTS.filter((name) => ONLY === '' || `${service}/${name}`.includes(ONLY))) {
      const last = Math.min(...lives.map((counts) => counts[service][port] ?? 0));
      if (last > 0) console.log(`${service} calls its ${port} ${last} times`);
      const calls = chooseCalls(last);
      const always = { fault: pick(random, FAULTS), n: random() < 0.5 ? 1 : last };
      for (const fault of FAULTS) {
        for (const n of calls) {
          const isOptional = fault !== always.fault || n !== always.n;
          runs.push({ service, port, n, fault, isAfter: random() < 0.5, isOptional });
        }
      }
    }
  }
  // What may be left out comes last, the rest in any order, so that no lane has all the slow ones.
  return runs
    .map((run) => ({ run, at: random() }))
    .toSorted((one, other) => Number(one.run.isOptional) - Number(other.run.isOptional) || one.at - other.at)
    .map(({ run }) => run);
}

function chooseCalls(last: number): number[] {
  if (IS_LONG) return Array.from({ length: last }, (_, index) => index + 1);
  const middle = [1, 2].map(() => 2 + Math.floor(random() * (last - 2)));
  return [...new Set([1, last, ...middle])].filter((n) => n >= 1 && n <= last);
}

async function runOnce(
  { product, orders }: Lane,
  run: Run,
  mark: string,
): Promise<{ wrong: string[]; isMet: boolean }> {
  const { service } = run;
  const [ada, grace] = [await product.join('Ada'), await product.join('Grace')];
  // What was ordered for an earlier run and never met must not be met in this one.
  for (const other of SERVICES) if (other !== service) await orders.give(other);
  await orders.give(service, run);
  let isOver = false;
  const ending = endWhatHangs();
  const wrong: string[] = [];
  try {
    await runScenario(mark, ada, grace);
  } catch (error) {
    wrong.push(String(error));
  }
  isOver = true;
  await ending;
  const isMet = await orders.wasMet(service);
  if (isMet && run.fault === 'hang') product.kill(service);
  await untilAtRest(product);
  wrong.push(...(await findScenarioFaults(mark, ada, grace).catch((error: unknown) => [String(error)])));
  wrong.push(...(await findFaultsInStores(product)));
  return { wrong, isMet };

  async function endWhatHangs(): Promise<void> {
    if (run.fault !== 'hang') return;
    while (!isOver && !(await orders.wasMet(service))) await wait(50);
    if (isOver) return;
    await wait(HANG_MS);
    product.kill(service);
  }
}

describe('the N-th call of a port', () => {
  it(
    'may fail, hang or end its process: nothing is lost, stuck, doubled or left over',
    async () => {
      console.log(`FAULTS_SEED=${SEED}`);
      const [first] = lanes;
      if (!first) throw new Error('there is no lane');
      const runs = await planRuns(first);
      const begun = Date.now();
      const faults: string[] = [];
      const done = { runs: 0, met: 0, left: 0 };
      await Promise.all(
        lanes.map(async (lane, number) => {
          for (let run = runs.shift(); run; run = runs.shift()) {
            if (run.isOptional && !IS_LONG && Date.now() - begun > SHORT_BUDGET_MS) {
              done.left += 1;
              continue;
            }
            const { wrong, isMet } = await runOnce(lane, run, `run-${number}-${done.runs}`);
            done.runs += 1;
            if (isMet) done.met += 1;
            const what = `${run.fault} ${run.isAfter ? 'after' : 'before'} call ${run.n} of ${run.service}'s ${run.port}`;
            if (wrong.length > 0) console.log(`${what}: ${wrong.join('; ')}`);
            faults.push(...wrong.map((each) => `${what}: ${each} (FAULTS_SEED=${SEED})`));
          }
        }),
      );
      for (const wrong of await Promise.all(
        lanes.map(async ({ product }) => [...(await cleanUpNow(product)), ...(await findFaultsInStores(product))]),
      ))
        faults.push(...wrong);
      const figure = `${done.runs} runs of the scenario, in ${done.met} of them the call was met, ${faults.length} faults found (seed ${SEED})`;
      console.log(`${figure}; ${done.left} were left out; ${Math.round((Date.now() - begun) / 1_000)} s`);
      reportFigure(40, figure);
      expect(faults).toEqual([]);
      expect(done.met).toBeGreaterThan(done.runs * 0.8);
    },
    TIMEOUT_MS,
  );
});
