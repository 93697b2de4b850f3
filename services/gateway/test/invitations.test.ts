import type { Invitation, NewInvitation } from '@stitchbook/api-types';
import { runAdminCommand } from '../src/administration/run-admin-command.ts';
import { PurgeInvitations } from '../src/invitations/purge-invitations.ts';
import { findTraces } from './support/find-traces.ts';
import type { Browser, Page } from './support/identity-browser.ts';
import { type Installation, createAccount, somebody, startInstallation } from './support/identity-provider.ts';

const ORIGIN = 'https://stitchbook.test';
let here: Installation;
let founder: Browser;

beforeAll(async () => {
  here = await startInstallation({ BASE_URL: ORIGIN });
  await here.startProvider();
  founder = here.browser();
  await createAccount(founder);
}, 120_000);
afterAll(() => here.close());

/** Comes as somebody new does, and asks for an account. */
async function tryToJoin(browser: Browser, person = somebody()): Promise<Page> {
  const form = await browser.follow(await browser.get('/api/login'));
  const path = form.url.pathname.replace(/\/create$/, '');
  return browser.follow(await browser.post(`${path}/create`, person), /^\/redirect$/);
}

async function follow(browser: Browser, link: string): Promise<Page> {
  const { pathname, search } = new URL(link);
  return browser.follow(await browser.get(pathname + search));
}

async function invite(...typed: string[]): Promise<string> {
  const installation = { databaseUrl: here.gateway.database.url, baseUrl: ORIGIN };
  const [, link] = await runAdminCommand(['invite', ...typed], installation);
  return String(link);
}

const isSignedIn = async (browser: Browser) => (await browser.user()).status === 200;

describe('an installation that others can reach', () => {
  it('makes whoever comes first an administrator, and closes behind them with a sentence', async () => {
    expect(await founder.call('GET', '/api/invitations')).toMatchObject({ status: 200, text: '[]' });
    const second = here.browser();
    const form = await second.follow(await second.get('/api/login'));
    expect(form.text).toContain('You need an invitation from whoever runs this Stitchbook.');
    expect(form.text).not.toContain('Create an account');
    expect(await second.get(`${form.url.pathname}/create`)).toMatchObject({ status: 403 });
    const refused = await tryToJoin(second);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('This Stitchbook takes new accounts by invitation.');
    expect(await isSignedIn(second)).toBe(false);
    expect(await here.gateway.database.dataSource.query('select is_founder from accounts')).toEqual([
      { is_founder: true },
    ]);
  });

  it('lets one person in by an invitation, who is no administrator', async () => {
    const link = await invite();
    const guest = here.browser();
    const form = await follow(guest, link);
    expect(form.url.pathname).toMatch(/\/create$/);
    await tryToJoin(guest);
    expect(await isSignedIn(guest)).toBe(true);
    expect((await guest.call('GET', '/api/invitations')).status).toBe(404);

    const late = here.browser();
    const gone = await late.follow(await late.get(link.slice(ORIGIN.length)));
    expect(gone.status).toBe(404);
    expect(gone.text).toContain('This invitation was used or withdrawn, or it is too old.');
    expect((await tryToJoin(late)).status).toBe(403);
  });

  it('lets one of two in who follow the same invitation at the same moment', async () => {
    const link = await invite();
    const guests = [here.browser(), here.browser()];
    for (const guest of guests) await follow(guest, link);
    await Promise.all(guests.map((guest) => tryToJoin(guest)));
    const signedIn = await Promise.all(guests.map(isSignedIn));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  it('keeps an invitation that names an address for that address, however it is spelt', async () => {
    const person = somebody();
    const link = await invite(person.email.toUpperCase());
    const guest = here.browser();
    expect((await follow(guest, link)).text).toContain(`value="${person.email.toUpperCase()}"`);
    const refused = await tryToJoin(guest);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`The invitation is for ${person.email.toUpperCase()}.`);
    await tryToJoin(guest, person);
    expect(await isSignedIn(guest)).toBe(true);
  });

  it('shows administrators what is open, without the link, and lets them withdraw it', async () => {
    const made = await founder.call('POST', '/api/invitations');
    expect(made.status).toBe(201);
    const { id, link } = JSON.parse(made.text) as NewInvitation;
    const listed = await founder.call('GET', '/api/invitations');
    expect((JSON.parse(listed.text) as Invitation[]).map((invitation) => invitation.id)).toContain(id);
    expect(listed.text).not.toContain('token');
    expect((await founder.call('DELETE', `/api/invitations/${id}`)).status).toBe(200);
    expect((await founder.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
    expect((await founder.call('DELETE', '/api/invitations/1')).status).toBe(400);
    expect((await follow(here.browser(), link)).status).toBe(404);
    const kinds = await here.gateway.database.dataSource.query<{ kind: string }[]>(
      `select distinct kind from security_events where kind ~ '^(invitation|administrator)' order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'administrator.granted',
      'invitation.accepted',
      'invitation.created',
      'invitation.revoked',
    ]);
  });

  it('keeps the address of an invitation no longer than its person has an account', async () => {
    const person = somebody();
    const guest = here.browser();
    await follow(guest, await invite(person.email.toUpperCase()));
    await tryToJoin(guest, person);
    await invite(person.email);
    expect(await findTraces(here.gateway, person.email)).toContain('public.invitations');
    const deleted = await guest.call('DELETE', '/api/account', { confirm: person.email });
    expect(deleted).toMatchObject({ status: 200 });
    expect(await findTraces(here.gateway, person.email)).toEqual([]);
  });

  it('invites an address without the characters in it that nobody sees', async () => {
    const { email } = somebody();
    const typed = email.replace('@', '\u200B@\u00AD');
    const made = await founder.call('POST', '/api/invitations', { email: typed });
    expect(JSON.parse(made.text)).toMatchObject({ email });
    await invite(typed);
    const kept = 'select email from invitations where email like $1';
    expect(await here.gateway.database.dataSource.query(kept, [`${email.slice(0, -12)}%`])).toEqual([
      { email },
      { email },
    ]);
    expect((await founder.call('POST', '/api/invitations', { email: '\u200B@example.org' })).status).toBe(400);
  });

  it('keeps no invitation that was used or has expired, and says of its link what it said before', async () => {
    const sql = (text: string, parameters: unknown[] = []) =>
      here.gateway.database.dataSource.query<object[]>(text, parameters);
    const [used, expired, open] = [somebody(), somebody(), somebody()];
    const guest = here.browser();
    const link = await invite(used.email);
    await follow(guest, link);
    await tryToJoin(guest, used);
    await invite(expired.email);
    await sql(`update invitations set expires_at = now() - interval '1 second' where email = $1`, [expired.email]);
    await invite(open.email);
    await here.gateway.app.get(PurgeInvitations).hourly();
    const kept = await sql('select email from invitations where email = any($1)', [
      [used.email, expired.email, open.email],
    ]);
    expect(kept).toEqual([{ email: open.email }]);
    const late = await here.browser().get(link.slice(ORIGIN.length));
    expect(late.status).toBe(404);
    expect(late.text).toContain('This invitation was used or withdrawn, or it is too old.');
    expect((await founder.call('GET', '/api/invitations')).text).toContain(open.email);
  });

  it.each(['/api/invitation', '/api/invitation?token=', '/api/invitation?token=made-up', '/api/invitation?token[]=1'])(
    'takes %s for an invitation that is of no use',
    async (path) => {
      const page = await here.browser().get(path);
      expect(page.status).toBe(404);
      expect(page.headers.getSetCookie().join()).not.toContain('invitation');
    },
  );
});
