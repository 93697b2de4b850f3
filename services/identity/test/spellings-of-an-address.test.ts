import { Browser } from './support/browser.ts';
import { beginSignIn, createAccount, password, somebody } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({ SIGN_UP: 'open' });
});
afterAll(async () => identity.stop());

const sql = async (statement: string, parameters: unknown[] = []) =>
  identity.database.dataSource.query<object[]>(statement, parameters);

async function tryToJoin(email: string): Promise<{ status: number; page: string }> {
  const { browser, path } = await beginSignIn(identity);
  const answer = await browser.post(`${path}/create`, { ...somebody(), email });
  return { status: answer.status, page: await answer.text() };
}

async function statusOfSignIn(email: string): Promise<number> {
  const { browser, path } = await beginSignIn(identity);
  return (await browser.post(path, { email, password })).status;
}

/** Of an account of before, whose password is that of the person's who was just made. */
async function addAccountOfBefore(email: string, normalised: string): Promise<void> {
  await sql(
    `insert into accounts (email, normalised_email, first_name, password_hash)
     select $1, $2, 'Bea', password_hash from accounts where password_hash <> '' order by created_at desc limit 1`,
    [email, normalised],
  );
}

describe('an e-mail address that looks the same or leads to the same mailbox', () => {
  it.each([
    ['bea@münchen.de', 'bea@xn--mnchen-3ya.de'],
    ['cleo@xn--mnchen-3ya.de', 'cleo@münchen.de'],
    ['dora@example.org', 'do\u200Bra@example.org'],
    ['elsa@example.org', 'elsa@exam\u00ADple\u202E.org'],
  ])('%j has one account with %j, and signs in with both', async (one, other) => {
    expect((await tryToJoin(one)).status).toBe(303);
    const refused = await tryToJoin(other);
    expect(refused.status).toBe(422);
    expect(refused.page).toContain('This email address already has an account.');
    expect([await statusOfSignIn(one), await statusOfSignIn(other)]).toEqual([303, 303]);
  });

  it('is kept without the characters that nobody sees', async () => {
    expect((await tryToJoin('fay\u200B@exam\u00ADple.org')).status).toBe(303);
    expect(await sql(`select email from accounts where email like 'fay%'`)).toEqual([{ email: 'fay@example.org' }]);
    expect((await tryToJoin('\u200B@example.org')).page).toContain('Enter a full email address');
  });

  it('of an account of before is found by its other spelling, and nobody else gets an account for it', async () => {
    await createAccount(identity);
    await addAccountOfBefore('gus@münchen.de', 'gus@münchen.de');
    expect(await statusOfSignIn('gus@xn--mnchen-3ya.de')).toBe(303);
    expect((await tryToJoin('gus@xn--mnchen-3ya.de')).status).toBe(422);
    expect((await tryToJoin('gus@münchen.de')).status).toBe(422);
  });

  it('of which there are two accounts from before opens the one that is spelt so', async () => {
    const { person } = await createAccount(identity);
    const spellings = ['ida@münchen.de', 'ida@xn--mnchen-3ya.de', 'ida\u200B@münchen.de'];
    for (const spelling of spellings) await addAccountOfBefore(spelling, spelling);
    for (const spelling of spellings) {
      const change = { email: spelling, currentPassword: password, password: `of ${spelling} alone` };
      expect((await new Browser(identity.origin).post('/oidc/password', change)).status).toBe(200);
    }
    const changed = `select email from accounts where email like 'ida%' and password_hash <>
      (select password_hash from accounts where email = $1) order by created_at`;
    expect(await sql(changed, [person.email])).toEqual(spellings.map((email) => ({ email })));
  });
});
