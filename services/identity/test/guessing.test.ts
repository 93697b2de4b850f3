import { accountKey } from '../src/attempts/account-key.ts';
import { SIGN_IN_STARTS_PER_ADDRESS } from '../src/attempts/attempt-limits.ts';
import { Browser } from './support/browser.ts';
import { beginSignIn, createAccount, password } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

const ALLOWED = 3;
let identity: TestIdentity;

beforeEach(async () => {
  identity = await startTestIdentity({
    SIGN_IN_TRIES_PER_ACCOUNT: String(ALLOWED),
    SIGN_IN_TRIES_PER_ADDRESS: '6',
    SIGN_IN_WAIT_SECONDS: '120',
    NEW_ACCOUNTS_PER_ADDRESS: '2',
  });
});

afterEach(async () => identity.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const STRANGER = from('203.0.113.9');

async function guess(email: string, typed: string, headers: Record<string, string> = {}, browser?: Browser) {
  const signIn = await beginSignIn(identity, browser);
  return signIn.browser.post(signIn.path, { email, password: typed }, headers);
}

describe('guessing a password', () => {
  it('is slowed for who guesses, says when to try again, and takes not even the right one from them until then', async () => {
    const { person } = await createAccount(identity);
    for (let n = 0; n < ALLOWED; n += 1) expect((await guess(person.email, `wrong ${n}`)).status).toBe(422);
    const answer = await guess(person.email.toUpperCase(), password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(100);
    expect(await answer.text()).toContain('That was too many tries. Please try again in 2 minutes.');
  });

  it('by a stranger does not keep the right person out, in a new browser or in one that is known', async () => {
    const { person, browser } = await createAccount(identity);
    for (let n = 0; n <= ALLOWED; n += 1) await guess(person.email, 'wrong', STRANGER);
    expect((await guess(person.email, password, STRANGER)).status).toBe(429);
    expect((await guess(person.email, password, from('198.51.100.4'))).status).toBe(303);
    await browser.post('/oidc/session/end/confirm', {});
    const known = new Browser(identity.origin);
    known.take(browser, 'stitchbook-device');
    expect((await guess(person.email, password, STRANGER, known)).status).toBe(303);
  });

  it('from a known browser is counted there', async () => {
    const { person, browser } = await createAccount(identity);
    const known = new Browser(identity.origin);
    known.take(browser, 'stitchbook-device');
    for (let n = 0; n < ALLOWED; n += 1) await guess(person.email, 'wrong', from(`198.51.100.${n}`), known);
    expect((await guess(person.email, password, from('198.51.100.9'), known)).status).toBe(429);
  });

  it.each([
    ['made up', () => `${'d'.repeat(22)}.${Date.now()}.${'m'.repeat(43)}`],
    ['cut off', () => 'dddd'],
  ])('is not helped by a cookie of a known browser that is %s', async (_, value) => {
    const { person, browser } = await createAccount(identity);
    const forged = new Browser(identity.origin);
    forged.take(browser, 'stitchbook-device', value());
    for (let n = 0; n < ALLOWED; n += 1) await guess(person.email, 'wrong', STRANGER, forged);
    expect((await guess(person.email, password, STRANGER, forged)).status).toBe(429);
  });

  it("is not helped by the cookie of one's own account", async () => {
    const { person } = await createAccount(identity);
    const other = await createAccount(identity);
    const known = new Browser(identity.origin);
    const markOf = (email: string) => accountKey(email).slice(0, 16);
    known.takeAs(other.browser, [markOf(other.person.email), markOf(person.email)]);
    for (let n = 0; n < ALLOWED; n += 1) await guess(person.email, 'wrong', STRANGER, known);
    expect((await guess(person.email, password, STRANGER, known)).status).toBe(429);
  });

  it('is slowed alike for an account that does not exist', async () => {
    for (let n = 0; n < ALLOWED; n += 1) await guess('nobody@example.com', 'wrong');
    expect((await guess('nobody@example.com', 'wrong')).status).toBe(429);
  });

  it('is counted once for every spelling of one address', async () => {
    for (const email of ['KIRMIZI@example.com', 'KİRMİZİ@example.com', 'kirmizi@example.com'])
      await guess(email, 'wrong');
    expect((await guess('kİrmizi@example.com', 'wrong')).status).toBe(429);
  });

  it('is counted when all guesses come at once', async () => {
    const { person } = await createAccount(identity);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => guess(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(ALLOWED);
  });

  it('is let through one at a time when it comes from many addresses, and the rest is told to come later', async () => {
    const { person } = await createAccount(identity);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => guess(person.email, 'wrong', from(`198.51.100.${n}`))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - refused.length);
    expect(refused.length).toBeGreaterThan(4);
    // At least three of them stand a second or more apart.
    expect(performance.now() - began).toBeGreaterThan(3_000);
  }, 60_000);

  it('is slowed for an address that attempts many accounts, and for no other address', async () => {
    for (let n = 0; n < 6; n += 1) await guess(`person-${n}@example.com`, 'wrong');
    expect((await guess('person-7@example.com', 'wrong')).status).toBe(429);
    expect((await guess('person-8@example.com', 'wrong', STRANGER)).status).toBe(422);
  });

  it('is counted anew once the right password comes', async () => {
    const { person } = await createAccount(identity);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 2; n += 1) await guess(person.email, 'wrong');
      expect((await guess(person.email, password)).status).toBe(303);
    }
  });

  it('keeps no email address in the count', async () => {
    await guess('canary@example.com', 'wrong');
    const rows = await identity.database.dataSource.query(`select key from identity_rate_limits`);
    // What was begun from this address, and what was guessed from it, at the account, and at the account from it.
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

describe('who is believed about the address', () => {
  it('is nobody beyond what the setting names', async () => {
    const strict = await startTestIdentity({ SIGN_IN_TRIES_PER_ADDRESS: '2', IDENTITY_TRUSTED_PROXIES: '203.0.113.1' });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      const { browser, path } = await beginSignIn(strict);
      const fields = { email: `person-${n}@example.com`, password: 'wrong' };
      statuses.push((await browser.post(path, fields, from(`198.51.100.${n}`))).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
    await strict.stop();
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

describe('starting sign-ins by the thousand', () => {
  it('is refused for the address before it leaves another row, and for no other', async () => {
    const [key] = ['beginning-address:203.0.113.9'];
    await identity.database.dataSource.query(
      `insert into identity_rate_limits (key, points, expire) values ($1, $2, extract(epoch from now()) * 1000 + 60000)`,
      [key, SIGN_IN_STARTS_PER_ADDRESS],
    );
    const rows = async () => identity.database.dataSource.query<object[]>('select 1 from oidc_payloads');
    const browser = new Browser(identity.origin);
    const refused = await browser.get('/oidc/auth?client_id=stitchbook', STRANGER);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Please try again in 1 minute.');
    expect((await browser.get('/oidc/session/end', STRANGER)).status).toBe(429);
    expect(await rows()).toEqual([]);
    await beginSignIn(identity);
    expect(await rows()).toHaveLength(1);
  });
});
