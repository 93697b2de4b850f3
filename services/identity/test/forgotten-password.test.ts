import { setTimeout as wait } from 'node:timers/promises';
import { findAccountByEmail, issuePasswordReset } from '@stitchbook/database';
import { Browser } from './support/browser.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { authorize, beginSignIn, createAccount, password } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

const another = 'eight stitches in time';
let identity: TestIdentity;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  identity = await startTestIdentity({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Stitchbook <stitchbook@example.org>',
  });
});
afterAll(async () => {
  await identity.stop();
  await mail.close();
});

const sql = async <Row>(statement: string, parameters: unknown[] = []) =>
  identity.database.dataSource.query<Row[]>(statement, parameters);

async function statusOfSignIn(email: string, typed: string): Promise<number> {
  const { browser, path } = await beginSignIn(identity);
  return (await browser.post(path, { email, password: typed })).status;
}

const isSignedIn = async (browser: Browser) => (await authorize(identity, browser)).url.pathname === '/api/callback';

async function linkFor(email: string): Promise<URL> {
  const { manager } = identity.database.dataSource;
  const account = await findAccountByEmail(manager, email);
  const link = await issuePasswordReset(manager, String(account?.id), { origin: identity.origin, validForMs: 60_000 });
  return new URL(link);
}

async function untilMailed(count: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; mail.mails.length < count && Date.now() < deadline;) await wait(20);
  expect(mail.mails).toHaveLength(count);
}

const tokenOf = (link: URL) => link.searchParams.get('token') ?? '';

describe('a link for a forgotten password', () => {
  it('works once, ends every session, and is kept as a hash', async () => {
    const { browser, person } = await createAccount(identity);
    const link = await linkFor(person.email);
    const [kept] = await sql<object>('select * from password_resets');
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
    const visitor = new Browser(identity.origin);
    for (let look = 0; look < 2; look += 1) {
      const page = await (await visitor.get(link.pathname + link.search)).text();
      expect(page).toContain(`For the account of ${person.email}.`);
      expect(page).toContain('autocomplete="new-password"');
    }
    const fields = { token: tokenOf(link), password: another };
    expect(await (await visitor.post('/oidc/reset', fields)).text()).toContain('You have a new password');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await statusOfSignIn(person.email, another)).toBe(303);
    const again = await visitor.post('/oidc/reset', { ...fields, password });
    expect(again.status).toBe(410);
    expect(await again.text()).toContain('This link is of no use any more');
    expect((await visitor.get(link.pathname + link.search)).status).toBe(410);
    expect(await statusOfSignIn(person.email, another)).toBe(303);
  });

  it('serves one of two who use it at the same moment', async () => {
    const { person } = await createAccount(identity);
    const link = await linkFor(person.email);
    const answers = await Promise.all(
      [another, 'nine stitches in time'].map(async (chosen) =>
        new Browser(identity.origin).post('/oidc/reset', { token: tokenOf(link), password: chosen }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  it('is worth nothing once it has expired, was made up, or another one was used', async () => {
    const { person } = await createAccount(identity);
    const [expired, older, newer] = [
      await linkFor(person.email),
      await linkFor(person.email),
      await linkFor(person.email),
    ];
    await sql(
      `update password_resets set expires_at = now() where created_at = (select min(created_at) from password_resets
      where account_id = (select id from accounts where email = $1))`,
      [person.email],
    );
    const visitor = new Browser(identity.origin);
    const statusOf = async (token: string) => (await visitor.post('/oidc/reset', { token, password: another })).status;
    expect(await statusOf(tokenOf(expired))).toBe(410);
    expect(await statusOf('made-up')).toBe(410);
    expect(await statusOf('')).toBe(410);
    expect(await statusOf(tokenOf(newer))).toBe(200);
    expect(await statusOf(tokenOf(older))).toBe(410);
    expect((await visitor.get('/oidc/reset?token[x]=1')).status).toBe(410);
  });

  it('is not used up by a password that is refused', async () => {
    const { person } = await createAccount(identity);
    const token = tokenOf(await linkFor(person.email));
    const visitor = new Browser(identity.origin);
    const refused = await visitor.post('/oidc/reset', { token, password: 'short' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Use at least 8 characters for your password.');
    expect((await visitor.post('/oidc/reset', { token, password: another })).status).toBe(200);
  });

  it('comes by mail, and whoever asks is answered alike whether there is an account', async () => {
    const { person } = await createAccount(identity);
    const visitor = new Browser(identity.origin);
    mail.mails.length = 0;
    const answers = [];
    for (const email of [person.email.toUpperCase(), 'nobody@example.com']) {
      const answer = await visitor.post('/oidc/forgot', { email });
      answers.push([answer.status, (await answer.text()).replace(email, '')]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(String(answers[0])).toContain('Check your email');
    await untilMailed(1);
    const [text = ''] = mail.mails;
    expect(text).toContain(`To: ${person.email}`);
    expect(text).toContain('From: Stitchbook <stitchbook@example.org>');
    const link = new URL(
      /http:\/\/\S+\/oidc\/reset\?token=3?D?\S+/.exec(text.replaceAll('=\n', ''))?.[0]?.replace('=3D', '=') ?? '',
    );
    expect(link.origin).toBe(identity.origin);
    expect((await visitor.post('/oidc/reset', { token: tokenOf(link), password: another })).status).toBe(200);
  });

  it('is mailed to one account three times an hour, and nobody is told', async () => {
    const { person } = await createAccount(identity);
    mail.mails.length = 0;
    const visitor = new Browser(identity.origin);
    for (let n = 0; n < 5; n += 1)
      expect((await visitor.post('/oidc/forgot', { email: person.email })).status).toBe(200);
    await untilMailed(3);
  });

  it('is asked for twenty times an hour from one address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.40' };
    const visitor = new Browser(identity.origin);
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await visitor.post('/oidc/forgot', { email: `nobody-${n}@example.com` }, address)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('that the mail server refuses costs the person their page not', async () => {
    const { person } = await createAccount(identity);
    mail.answer = `550 no such ${person.email}`;
    const answer = await new Browser(identity.origin).post('/oidc/forgot', { email: person.email });
    mail.answer = '250 ok';
    expect(answer.status).toBe(200);
  });
});

describe('without a mail server', () => {
  it.each([
    [{}, 'Ask whoever runs it for a link'],
    [{ SUPPORT_CONTACT: 'Ada <script> (ada@example.org)' }, 'Ask Ada &lt;script&gt; (ada@example.org) for a link'],
  ])('who forgot a password is told whom to ask', async (environment, sentence) => {
    const mute = await startTestIdentity(environment);
    const visitor = new Browser(mute.origin);
    expect((await beginSignIn(mute, visitor)).page).toContain('<a href="/oidc/forgot">Forgotten your password?</a>');
    for (const answer of [
      await visitor.get('/oidc/forgot'),
      await visitor.post('/oidc/forgot', { email: 'a@example.com' }),
    ])
      expect(await answer.text()).toContain(sentence);
    await mute.stop();
  });
});
