import { setTimeout as wait } from 'node:timers/promises';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { findFaultsInStores, cleanUpNow, untilAtRest } from './support/check-stores.ts';
import { Client } from './support/client.ts';
import { IS_LONG, SEED, pick, seededRandom } from './support/seeded-random.ts';
import { SERVICES, TestProduct } from './support/test-product.ts';

const CLIENTS = 8;
const LIFE_MS = IS_LONG ? 60_000 : 20_000;
const MIN_KILLS = 6;
const TIMEOUT_MS = 8 * 60_000;

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await TestProduct.start({ database });
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  await database.drop();
}, TIMEOUT_MS);

/** Kills one process after the other for a while. Resolves with how many. */
async function killAtRandom(random: () => number): Promise<number> {
  let kills = 0;
  for (const end = Date.now() + LIFE_MS; Date.now() < end || kills < MIN_KILLS; kills += 1) {
    await wait(500 + random() * 1_500);
    // Whoever writes speaks to the gateway: it is every third.
    const service = kills % 3 === 0 ? 'gateway' : pick(random, SERVICES);
    product.kill(service);
    // A machine that is slow to start it must leave time to write something.
    if (service === 'gateway') await product.untilItAnswers();
  }
  return kills;
}

describe(`${CLIENTS} clients at once, while processes are killed`, () => {
  it(
    'find everything that they were promised, and nothing twice',
    async () => {
      const random = seededRandom(SEED);
      const clients: Client[] = [];
      for (let number = 0; number < CLIENTS; number += 1) {
        clients.push(new Client(`c${number}`, await product.join(`Client ${number}`), seededRandom(SEED + number + 1)));
      }
      let isOver = false;
      const live = async (client: Client) => {
        while (!isOver) {
          await client.live(clients);
          await wait(20);
        }
      };
      const living = clients.map(live);
      const kills = await killAtRandom(random);
      isOver = true;
      await Promise.all(living);

      await product.untilItAnswers();
      await Promise.all(clients.map((client) => client.retryUnanswered()));
      await untilAtRest(product);
      const broken = (await Promise.all(clients.map((client) => client.findBrokenPromises()))).flat();
      broken.push(
        ...(await findFaultsInStores(product)),
        ...(await cleanUpNow(product)),
        ...(await findFaultsInStores(product)),
      );

      const sum = (what: keyof Client['counts']) => clients.reduce((total, { counts }) => total + counts[what], 0);
      const notes = clients.reduce((total, client) => total + client.notes.length, 0);
      const figure = `${notes} notes, ${sum('acknowledged')} acknowledged writes, ${sum('unknown')} of which nobody knows, ${kills} kills, ${broken.length} broken promises (seed ${SEED})`;
      console.log(figure);
      reportFigure(41, figure);
      expect(broken.map((each) => `${each} (FAULTS_SEED=${SEED})`)).toEqual([]);
      expect(sum('acknowledged')).toBeGreaterThan(CLIENTS);
      expect(sum('unknown')).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
