import { beginSignIn, createAccount, password } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeEach(async () => {
  identity = await startTestIdentity({
    SIGN_IN_TRIES_PER_ACCOUNT: '3',
    SIGN_IN_TRIES_PER_ADDRESS: '6',
    SIGN_IN_WAIT_SECONDS: '120',
    NEW_ACCOUNTS_PER_ADDRESS: '2',
  });
});

afterEach(async () => identity.stop());

async function guess(email: string, typed: string, headers: Record<string, string> = {}) {
  const { browser, path } = await beginSignIn(identity);
  return browser.post(path, { email, password: typed }, headers);
}

describe('guessing a password', () => {
  it('is slowed for the account, says when to try again, and takes not even the right one until then', async () => {
    const { person } = await createAccount(identity);
    for (let n = 0; n < 3; n += 1) expect((await guess(person.email, `wrong ${n}`)).status).toBe(422);
    const answer = await guess(person.email.toUpperCase(), password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(100);
    expect(await answer.text()).toContain('That was too many tries. Please try again in 2 minutes.');
  });

  it('is slowed alike for an account that does not exist', async () => {
    for (let n = 0; n < 3; n += 1) await guess('nobody@example.com', 'wrong');
    expect((await guess('nobody@example.com', 'wrong')).status).toBe(429);
  });

  it('is counted when all guesses come at once', async () => {
    const { person } = await createAccount(identity);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => guess(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });

  it('is slowed for an address that tries many accounts, and for no other address', async () => {
    for (let n = 0; n < 6; n += 1) await guess(`person-${n}@example.com`, 'wrong');
    expect((await guess('person-7@example.com', 'wrong')).status).toBe(429);
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await guess('person-8@example.com', 'wrong', elsewhere)).status).toBe(422);
  });

  it('is forgotten once the right password comes', async () => {
    const { person } = await createAccount(identity);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 2; n += 1) await guess(person.email, 'wrong');
      expect((await guess(person.email, password)).status).toBe(303);
    }
  });

  it('keeps no email address in the count', async () => {
    await guess('canary@example.com', 'wrong');
    const rows = await identity.database.dataSource.query(`select key from identity_tries`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

describe('making accounts by the hundred', () => {
  it('is slowed for the address', async () => {
    await createAccount(identity);
    await createAccount(identity);
    const { browser, path } = await beginSignIn(identity);
    const person = { firstName: 'A', lastName: 'B', email: 'third@example.com', password };
    expect((await browser.post(`${path}/create`, person)).status).toBe(429);
  });
});
