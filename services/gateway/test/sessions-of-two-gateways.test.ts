import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

const ORIGIN = 'http://localhost:3000';

let database: TestDatabase;
let here: GatewayProcess;
let there: GatewayProcess;

beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
  [here, there] = [await startGatewayProcess(database), await startGatewayProcess(database)];
}, 180_000);
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

/** The statuses of what is asked of this gateway without a pause from now on, and how to stop asking. */
function askOnAndOn(person: Person) {
  const statuses: number[] = [];
  let isOver = false;
  const asking = Array.from({ length: 16 }, async () => {
    while (!isOver) statuses.push((await person.get('/api/auth/user')).status);
  });
  return {
    statuses,
    async stop() {
      isOver = true;
      await Promise.all(asking);
    },
  };
}

describe('a session that is ended at one gateway', () => {
  it('is over at another one from the answer on, however busy that is with it', async () => {
    for (let times = 0; times < 5; times += 1) {
      const ada = await here.join('Ada');
      const elsewhere = new Person(there.address, ORIGIN, ada.id, ada.cookieHeader());
      const busy = askOnAndOn(elsewhere);
      while (busy.statuses.length < 100) await elsewhere.get('/healthz');
      expect((await ada.ask('POST', '/api/auth/sign-out-everywhere')).status).toBe(200);
      const afterwards = await Promise.all(Array.from({ length: 20 }, () => elsewhere.get('/api/notes')));
      await busy.stop();
      expect(new Set(busy.statuses.slice(0, 100))).toEqual(new Set([200]));
      expect(new Set(afterwards.map(({ status }) => status))).toEqual(new Set([401]));
    }
  }, 120_000);

  it('leaves the sessions of others who ask at the same moment alone', async () => {
    const [ada, grace] = [await here.join('Ada'), await here.join('Grace')];
    await ada.ask('POST', '/api/auth/sign-out-everywhere');
    const answers = await Promise.all(
      [ada, grace, ada, grace].map(async (person) => (await person.get('/api/auth/user')).body),
    );
    expect(answers).toMatchObject([{}, { id: grace.id }, {}, { id: grace.id }]);
    expect(answers[0]).not.toHaveProperty('id');
  });
});
