import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from './support/browser.ts';
import { authorize, beginSignIn, createAccount, exchange, password } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

const another = 'eight stitches in time';
let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({ SIGN_IN_TRIES_PER_ACCOUNT: '5' });
});
afterAll(async () => identity.stop());

const sql = async <Row>(statement: string, parameters: unknown[] = []) =>
  identity.database.dataSource.query<Row[]>(statement, parameters);

async function statusOfSignIn(email: string, typed: string): Promise<number> {
  const { browser, path } = await beginSignIn(identity);
  return (await browser.post(path, { email, password: typed })).status;
}

const isSignedIn = async (browser: Browser) => (await authorize(identity, browser)).url.pathname === '/api/callback';

/** A session of the app's, as the gateway keeps it. */
async function addAppSession(accountId: string, sid: string, authTime: number): Promise<void> {
  const [user] = await sql<{ id: string }>(
    `insert into users (issuer, subject, signed_in_at) values ($1, $2, now())
     on conflict (issuer, subject) do update set signed_in_at = now() returning id`,
    [`${identity.origin}/oidc`, accountId],
  );
  const session = { passport: { user: user?.id }, authTime };
  await sql(`insert into http_sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [sid, session]);
}

describe('changing a password', () => {
  it('takes the old one, and from then on only the new one signs in', async () => {
    const { browser, person } = await createAccount(identity);
    const page = await (await browser.get('/oidc/password')).text();
    expect(page).toContain(`value="${person.email}"`);
    expect(page).toContain('Wherever else you are signed in, you will be signed out.');
    expect(page.match(/autocomplete="[^"]+"/g)).toEqual([
      'autocomplete="username"',
      'autocomplete="current-password"',
      'autocomplete="new-password"',
    ]);
    const fields = { email: person.email, currentPassword: password, password: another };
    const answer = await browser.post('/oidc/password', fields);
    expect(await answer.text()).toContain('Wherever else you were signed in, you are signed out now.');
    expect(await statusOfSignIn(person.email, password)).toBe(422);
    expect(await statusOfSignIn(person.email, another)).toBe(303);
  });

  it("ends the person's other sessions, at the provider and in the app, and no one else's", async () => {
    const here = await createAccount(identity);
    const { subject } = await exchange(identity, here.callback, here.checks);
    const [own] = await sql<{ id: string; at: number }>(
      `select id, (payload ->> 'loginTs')::int as at from oidc_payloads where model = 'Session' and payload ->> 'accountId' = $1`,
      [subject],
    );
    const elsewhere = await beginSignIn(identity);
    const fields = { email: here.person.email, password };
    await elsewhere.browser.follow(await elsewhere.browser.post(elsewhere.path, fields));
    const somebodyElse = await createAccount(identity);
    // Sessions are told apart by the second in which they began.
    await sql(
      `update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::bigint - 60))
       where model = 'Session' and payload ->> 'accountId' = $1 and id <> $2`,
      [subject, own?.id],
    );
    await addAppSession(subject, `here-${subject}`, Number(own?.at));
    await addAppSession(subject, `elsewhere-${subject}`, Number(own?.at) - 60);
    const change = { email: here.person.email, currentPassword: password, password: another };
    expect((await here.browser.post('/oidc/password', change)).status).toBe(200);
    expect([await isSignedIn(here.browser), await isSignedIn(elsewhere.browser)]).toEqual([true, false]);
    expect(await isSignedIn(somebodyElse.browser)).toBe(true);
    expect(await sql(`select sid from http_sessions where sid like '%' || $1`, [subject])).toEqual([
      { sid: `here-${subject}` },
    ]);
    expect(await sql(`select kind from security_events where account_id = $1 order by id`, [subject])).toEqual([
      { kind: 'account.created' },
      { kind: 'password.changed' },
    ]);
  });

  it('says so where it signs everybody out, because nobody is signed in at the provider in this browser any more', async () => {
    const { person, callback, checks } = await createAccount(identity);
    const { subject } = await exchange(identity, callback, checks);
    await addAppSession(subject, `app-${subject}`, 1);
    const browser = new Browser(identity.origin);
    const everybody = 'Everybody who is signed in to your account will be signed out, in this browser too.';
    expect(await (await browser.get('/oidc/password')).text()).toContain(everybody);
    const fields = { email: person.email, currentPassword: 'not my password', password: another };
    expect(await (await browser.post('/oidc/password', fields)).text()).toContain(everybody);
    const answer = await browser.post('/oidc/password', { ...fields, currentPassword: password });
    const page = await answer.text();
    expect(page).toContain('Everybody who was signed in to your account is signed out. Sign in with the new password.');
    expect(page).toContain('href="/api/login"');
    expect(await sql(`select sid from http_sessions where sid = $1`, [`app-${subject}`])).toEqual([]);
  });

  it.each([
    ['the old one is wrong', { currentPassword: 'not my password' }, 'the password you have now do not go together'],
    ['the old one is missing', { currentPassword: '' }, 'Enter the password that you have now.'],
    ['the new one is the old one', { password }, 'That is the password that you have now.'],
    ['the new one is too short', { password: 'short' }, 'Use at least 8 characters'],
    ['the new one is guessed first', { password: 'Monkey123' }, 'one of the first that are guessed'],
    ['the new one is guessed soon', { password: 'chocolate1' }, 'one of the first that are guessed'],
  ])('is refused where %s, with a sentence and without showing what was typed', async (_, wrong, sentence) => {
    const { browser, person } = await createAccount(identity);
    const fields = { email: person.email, currentPassword: password, password: another, ...wrong };
    const answer = await browser.post('/oidc/password', fields);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(sentence);
    expect(page).not.toContain(another);
    expect(await statusOfSignIn(person.email, password)).toBe(303);
  });

  it('is no way around the count of guesses', async () => {
    const { person } = await createAccount(identity);
    const stranger = new Browser(identity.origin);
    const guess = async () =>
      stranger.post('/oidc/password', { email: person.email, currentPassword: 'wrong one', password: another });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    const kindsOf = `select kind from security_events where account_id = (select id from accounts where email = $1) order by id`;
    let events: { kind: string }[] = [];
    for (let looks = 0; events.length < 7 && looks < 200; looks += 1) {
      await wait(50);
      events = await sql<{ kind: string }>(kindsOf, [person.email]);
    }
    expect(events.map(({ kind }) => kind)).toEqual([
      'account.created',
      ...Array<string>(5).fill('sign-in.failed'),
      'sign-in.locked-out',
    ]);
  });

  it('is refused from another site', async () => {
    const { browser, person } = await createAccount(identity);
    const fields = { email: person.email, currentPassword: password, password: another };
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/oidc/password', fields, foreign)).status).toBe(403);
    expect(await statusOfSignIn(person.email, password)).toBe(303);
  });
});
