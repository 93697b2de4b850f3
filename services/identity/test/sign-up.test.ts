import { loadSettings, SignUpSettings } from '@stitchbook/config';
import { createInvitation } from '@stitchbook/database';
import { createTestDatabase } from '@stitchbook/testing';
import type { Request } from 'express';
import { AccountsRepository } from '../src/accounts/accounts.repository.ts';
import { SignUp } from '../src/accounts/sign-up.ts';
import { Browser } from './support/browser.ts';
import { authorize, beginSignIn, createAccount, exchange, somebody } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

describe('who may join', () => {
  it.each([
    ['http://localhost:3000', undefined, 'open'],
    ['http://127.0.0.1', undefined, 'open'],
    ['https://stitchbook.test', undefined, 'first'],
    ['https://stitchbook.test', 'open', 'open'],
    ['https://stitchbook.test', 'invite', 'invite'],
    ['http://localhost:3000', 'closed', 'closed'],
  ])('at %s, where SIGN_UP is %s, is decided by the policy %s', (BASE_URL, SIGN_UP, policy) => {
    expect(loadSettings(SignUpSettings, { BASE_URL, SIGN_UP }).signUpPolicy).toBe(policy);
  });

  it('is never a word that nobody knows', () => {
    expect(() => loadSettings(SignUpSettings, { SIGN_UP: 'everybody' })).toThrow(/SIGN_UP/);
  });

  it('is one of those who come first at the same moment', async () => {
    const database = await createTestDatabase();
    const accounts = new AccountsRepository(database.dataSource);
    const inserted = await Promise.all(
      Array.from({ length: 6 }, async (_, n) =>
        accounts.insert(
          { email: `person-${n}@example.com`, firstName: 'A', lastName: null, passwordHash: 'x' },
          { policy: 'first', token: null },
        ),
      ),
    );
    expect(inserted.filter((one) => 'id' in one)).toHaveLength(1);
    expect(await database.dataSource.query('select is_founder from accounts')).toEqual([{ is_founder: true }]);
    await database.drop();
  });
});

describe.each([
  ['invite', 'By invitation only', 'You need an invitation'],
  ['closed', 'Nobody new is let in', 'This Stitchbook takes no new accounts.'],
] as const)('with SIGN_UP=%s', (policy, title, sentence) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startTestIdentity({ SIGN_UP: policy, SUPPORT_CONTACT: 'ada@example.org' });
  });
  afterAll(async () => identity.stop());

  it('an account is refused with a sentence, the first one too', async () => {
    const { browser, path, page } = await beginSignIn(identity);
    expect(page).not.toContain('Create an account');
    expect(page).toContain(`New here? ${sentence}`);
    for (const answer of [await browser.get(`${path}/create`), await browser.post(`${path}/create`, somebody())]) {
      const text = await answer.text();
      expect(answer.status).toBe(403);
      expect(text).toContain(title);
      expect(text).toContain('ada@example.org');
    }
  });

  it(`an invitation ${policy === 'closed' ? 'does not help' : 'is worth one account'}`, async () => {
    const facts = { origin: identity.origin, email: null, createdBy: null };
    const { link } = await createInvitation(identity.database.dataSource.manager, facts);
    const token = new URL(link).searchParams.get('token') ?? '';
    const statuses = [];
    for (let n = 0; n < 2; n += 1) {
      const browser = new Browser(identity.origin);
      browser.plant('stitchbook-invitation', token);
      const { url } = await browser.follow(await browser.get((await beginSignIn(identity, browser)).path));
      statuses.push((await browser.post(`${url.pathname.replace(/\/create$/, '')}/create`, somebody())).status);
    }
    expect(statuses).toEqual(policy === 'closed' ? [403, 403] : [303, 403]);
  });

  it('who comes for an account is shown the sign-in, and why there is none for them', async () => {
    const { url, answer } = await authorize(identity, new Browser(identity.origin), { prompt: 'create' });
    expect(url.pathname).not.toContain('create');
    expect(await answer.text()).toContain(`New here? ${sentence}`);
  });

  it('is refused alike whether the address has an account', async () => {
    await identity.database.dataSource.query(
      `insert into accounts (email, normalised_email, first_name, password_hash) values ('a@example.com', 'a@example.com', 'A', 'x')`,
    );
    const { browser, path } = await beginSignIn(identity);
    const pages = [];
    for (const email of ['a@example.com', 'b@example.com'])
      pages.push(await (await browser.post(`${path}/create`, { ...somebody(), email })).text());
    expect(pages[0]).toBe(pages[1]);
  });
});

describe('where others can reach it and nothing is set', () => {
  it('whoever comes first is offered an account, and after them nobody who is not invited', async () => {
    const identity = await startTestIdentity();
    const accounts = new AccountsRepository(identity.database.dataSource);
    const signUp = new SignUp({ signUpPolicy: 'first', baseUrl: identity.origin }, accounts);
    const newcomer = { headers: {} } as Request;
    expect(await signUp.offerTo(newcomer)).toBe('account');
    await createAccount(identity);
    expect(await signUp.offerTo(newcomer)).toBe('invitation');
    await identity.stop();
  });
});

describe('with SIGN_UP=open', () => {
  it('who comes for an account is shown how to make one first, and is signed in with it', async () => {
    const identity = await startTestIdentity({ SIGN_UP: 'open' });
    const browser = new Browser(identity.origin);
    const { url, answer, checks } = await authorize(identity, browser, { prompt: 'create' });
    expect(url.pathname).toMatch(/\/create$/);
    expect(await answer.text()).toContain('Create your account');
    const person = somebody();
    const done = await browser.follow(await browser.post(url.pathname, person));
    const { profile } = await exchange(identity, done.url, checks);
    expect(profile.email).toBe(person.email);
    await identity.stop();
  });

  it('who came for an account and has one signs in with that', async () => {
    const identity = await startTestIdentity({ SIGN_UP: 'open' });
    const { person } = await createAccount(identity);
    const browser = new Browser(identity.origin);
    const { url, checks } = await authorize(identity, browser, { prompt: 'create' });
    const path = url.pathname.replace(/\/create$/, '');
    expect(await (await browser.get(`${path}?account=mine`)).text()).toContain('<h1>Sign in');
    const { email, password } = person;
    const done = await browser.follow(await browser.post(path, { email, password }));
    const { profile } = await exchange(identity, done.url, checks);
    expect(profile.email).toBe(email);
    await identity.stop();
  });

  it('everybody may, and nobody is an administrator for it', async () => {
    const identity = await startTestIdentity({ SIGN_UP: 'open' });
    await createAccount(identity);
    await createAccount(identity);
    expect(await identity.database.dataSource.query('select is_founder from accounts')).toEqual([
      { is_founder: false },
      { is_founder: false },
    ]);
    await identity.stop();
  });
});
