import { Browser } from './support/browser.ts';
import { authorize, beginSignIn, createAccount, exchange, password, somebody } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({ SIGN_IN_TRIES_PER_ACCOUNT: '1000' });
});

afterAll(async () => identity.stop());

describe('creating an account', () => {
  it('signs the person in at once and tells the app who they are', async () => {
    const { person, callback, checks } = await createAccount(identity);
    expect(callback.pathname).toBe('/api/callback');
    const { subject, profile, tokens } = await exchange(identity, callback, checks);
    expect(subject).toMatch(/^[0-9a-f-]{36}$/);
    expect(profile).toEqual({
      sub: subject,
      given_name: 'Marianne',
      family_name: 'Dashwood',
      name: 'Marianne Dashwood',
      email: person.email,
      email_verified: false,
      picture: null,
    });
    expect(tokens.claims()).not.toHaveProperty('email');
  });

  it('keeps the password only as an argon2id hash', async () => {
    const { person } = await createAccount(identity);
    const [row] = await identity.database.dataSource.query(`select * from accounts where email = $1`, [person.email]);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('takes a person without a last name', async () => {
    const { callback, checks } = await createAccount(identity, { ...somebody(), firstName: 'Plato', lastName: ' ' });
    const { profile } = await exchange(identity, callback, checks);
    expect(profile).toMatchObject({ given_name: 'Plato', family_name: null, name: 'Plato' });
  });

  it('refuses an email address that has an account, however it is capitalised', async () => {
    const { person } = await createAccount(identity);
    const { browser, path } = await beginSignIn(identity);
    const answer = await browser.post(`${path}/create`, { ...person, email: person.email.toUpperCase() });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This email address already has an account. Sign in instead.');
  });

  it('makes one account when the same one is asked for twice at the same moment', async () => {
    const person = somebody();
    const signIns = await Promise.all([beginSignIn(identity), beginSignIn(identity)]);
    const answers = await Promise.all(signIns.map(async ({ browser, path }) => browser.post(`${path}/create`, person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 422]));
  });
});

describe('signing in', () => {
  it('takes the email address without case and gives the same subject again', async () => {
    const first = await createAccount(identity);
    const { subject } = await exchange(identity, first.callback, first.checks);
    const { browser, path, checks } = await beginSignIn(identity);
    const { url } = await browser.follow(
      await browser.post(path, { email: ` ${first.person.email.toUpperCase()} `, password }),
    );
    expect((await exchange(identity, url, checks)).subject).toBe(subject);
  });

  it('answers a wrong password and an unknown email address alike', async () => {
    const { person } = await createAccount(identity);
    const { browser, path } = await beginSignIn(identity);
    const wrong = await browser.post(path, { email: person.email, password: 'not my password' });
    const unknown = await browser.post(path, { email: 'nobody@example.com', password: 'not my password' });
    const pages = [await wrong.text(), await unknown.text()] as const;
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect(pages[0]).toContain('That email address and password do not go together.');
    expect(pages[0].replace(person.email, '')).toBe(pages[1].replace('nobody@example.com', ''));
    expect(pages[0]).not.toContain('not my password');
  });

  it('works as long to refuse an unknown email address as a wrong password', async () => {
    const { person } = await createAccount(identity);
    const { browser, path } = await beginSignIn(identity);
    // Of this process, in which the provider runs: other work on the machine makes an answer late, but costs it nothing.
    const refusalCpuMs = async (email: string) => {
      const from = process.cpuUsage();
      await browser.post(path, { email, password: 'not my password' });
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1_000;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      known.push(await refusalCpuMs(person.email));
      unknown.push(await refusalCpuMs('nobody@example.com'));
    }
    // The cheapest of each: a collection of garbage only ever adds to them.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('lets a person who is signed in pass without asking again', async () => {
    const { browser } = await createAccount(identity);
    const { url, checks } = await authorize(identity, browser);
    expect(url.pathname).toBe('/api/callback');
    await expect(exchange(identity, url, checks)).resolves.toMatchObject({ profile: { given_name: 'Marianne' } });
  });

  it('lets two tabs sign in at once', async () => {
    const { person } = await createAccount(identity);
    const browser = new Browser(identity.origin);
    const one = await beginSignIn(identity, browser);
    const other = await beginSignIn(identity, browser);
    for (const { path, checks } of [one, other]) {
      const { url } = await browser.follow(await browser.post(path, { email: person.email, password }));
      await expect(exchange(identity, url, checks)).resolves.toMatchObject({ profile: { email: person.email } });
    }
  });

  it('asks again once the account is gone', async () => {
    const { browser, person } = await createAccount(identity);
    await identity.database.dataSource.query(`delete from accounts where email = $1`, [person.email]);
    const { url } = await authorize(identity, browser);
    expect(url.pathname).toMatch(/^\/oidc\/interaction\//);
  });
});
