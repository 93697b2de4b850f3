import type { InstallationSecurityEvent, Note, SecurityEvent } from '@stitchbook/api-types';
import { purgeSecurityEvents, recordSecurityEvent } from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { UserRepository } from '../src/users/user.repository.ts';
import { Browser } from './support/identity-browser.ts';
import { formOf, noteForm } from './support/forms.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { signInAt } from './support/oidc-sign-in.ts';
import type { Person } from './support/person.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';
import { findTraces } from './support/find-traces.ts';
import { emptyArchive } from './support/archives.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const QUIET = createLogger('test', { level: 'silent' });
let issuer: OidcIssuer;
let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url, IDENTITY_URL: 'http://127.0.0.1:1' });
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

const eventsOf = async (person: Person, query = '') =>
  (await person.get(`/api/account/security-events${query}`)).body as SecurityEvent[];
const kindsOf = async (person: Person) => (await eventsOf(person)).map(({ kind }) => kind);

async function makeAdministrator(person: Person): Promise<void> {
  await new UserRepository(gateway.database.dataSource).setAdministrator(String(person.id), true);
}

describe('what happened with an account', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/account/security-events')).toMatchObject({ status: 401 });
  });

  it('begins with signing in, from where and with what, and ends with signing out', async () => {
    const browser = new Browser(gateway.address, ORIGIN);
    await signInAt(issuer, browser);
    const first = JSON.parse((await browser.call('GET', '/api/account/security-events')).text) as SecurityEvent[];
    expect(first).toMatchObject([{ kind: 'sign-in.succeeded', address: expect.stringMatching(/127\.0\.0\.1$/) }]);
    await browser.get('/api/logout');
    await signInAt(issuer, browser);
    const second = JSON.parse((await browser.call('GET', '/api/account/security-events')).text) as SecurityEvent[];
    expect(second.map(({ kind }) => kind)).toEqual(['sign-in.succeeded', 'sign-out.done', 'sign-in.succeeded']);
  });

  it('lists shares given and ended, notes deleted, and the account exported and imported', async () => {
    const note = (await ada.ask('POST', '/api/notes', { form: noteForm('Secret title') })).body as Note;
    const headers = { 'user-agent': FIREFOX };
    const json = { sharedWithUserId: ` ${grace.id} `, permission: 'view' };
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json, headers });
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    await ada.get('/api/account/export');
    await ada.ask('POST', '/api/account/import', {
      form: formOf({}, { bytes: await emptyArchive(), field: 'archive' }),
    });
    const events = await eventsOf(ada);
    expect(events.map(({ kind }) => kind)).toEqual([
      'account.imported',
      'account.exported',
      'note.deleted',
      'share.ended',
      'share.given',
    ]);
    const otherPerson = { id: grace.id, name: 'Grace Test' };
    expect(events[4]).toMatchObject({ noteId: note.id, device: 'Firefox on Linux', otherPerson });
    expect(events[2]).toMatchObject({ noteId: note.id, otherPerson: null });
    expect(JSON.stringify(events)).not.toContain('Secret title');
    expect(await eventsOf(grace)).toEqual([]);
  });

  it('lists who left a shared note, and people blocked', async () => {
    const note = (await grace.ask('POST', '/api/notes', { form: noteForm('Hers') })).body as Note;
    await grace.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: ada.id, permission: 'view' } });
    expect(await ada.ask('DELETE', `/api/notes/${note.id}/shares/me`)).toMatchObject({ status: 200 });
    expect(await ada.ask('PUT', `/api/blocked-people/${grace.id}`)).toMatchObject({ status: 200 });
    expect(await ada.ask('DELETE', `/api/blocked-people/${grace.id}`)).toMatchObject({ status: 200 });
    const events = await eventsOf(ada);
    expect(events.map(({ kind }) => kind)).toEqual(['person.unblocked', 'person.blocked', 'share.left']);
    expect(events[1]).toMatchObject({ otherPerson: { id: grace.id } });
    expect(events[2]).toMatchObject({ noteId: note.id });
    expect(await kindsOf(grace)).toEqual(['share.given']);
  });

  it('does not list what was refused', async () => {
    const note = (await ada.ask('POST', '/api/notes', { form: noteForm('Mine') })).body as Note;
    await grace.ask('DELETE', `/api/notes/${note.id}`);
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: ada.id, permission: 'view' } });
    expect([await eventsOf(ada), await eventsOf(grace)]).toEqual([[], []]);
  });

  it('keeps nothing of what a browser says of itself but names that are known', async () => {
    const note = (await ada.ask('POST', '/api/notes', { form: noteForm('Mine') })).body as Note;
    const headers = { 'user-agent': 'ada@example.org/1.0 (Stitching)' };
    await ada.ask('DELETE', `/api/notes/${note.id}`, { headers });
    expect(await eventsOf(ada)).toMatchObject([{ kind: 'note.deleted', device: null }]);
  });

  it('is shown to its owner under the name by which the bundled provider knows them, too', async () => {
    const { dataSource } = gateway.database;
    await dataSource.query(
      `insert into accounts (id, email, first_name, password_hash) select subject::uuid, subject, 'A', 'x' from users where id = $1`,
      [ada.id],
    );
    const [user] = await dataSource.query<{ subject: string }[]>('select subject from users where id = $1', [ada.id]);
    await recordSecurityEvent(dataSource, { kind: 'sign-in.failed', accountId: user?.subject }, QUIET);
    expect(await kindsOf(ada)).toEqual(['sign-in.failed']);
    expect(await eventsOf(grace)).toEqual([]);
  });

  it('comes in pages, the newest first', async () => {
    for (const kind of ['sign-in.succeeded', 'sign-out.done', 'session.ended'] as const)
      await recordSecurityEvent(gateway.database.dataSource, { kind, userId: ada.id }, QUIET);
    const first = await ada.get('/api/account/security-events?limit=2');
    expect((first.body as SecurityEvent[]).map(({ kind }) => kind)).toEqual(['session.ended', 'sign-out.done']);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await ada.get(next);
    expect((second.body as SecurityEvent[]).map(({ kind }) => kind)).toEqual(['sign-in.succeeded']);
    expect(second.headers.get('link')).toBeNull();
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=0', 'cursor=x', 'cursor=1e99'])('refuses %s', async (query) => {
    expect(await ada.get(`/api/account/security-events?${query}`)).toMatchObject({ status: 400 });
  });

  it('goes with the account, and leaves a row that names nobody', async () => {
    const note = (await grace.ask('POST', '/api/notes', { form: noteForm('Hers') })).body as Note;
    await grace.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: ada.id, permission: 'view' } });
    await ada.get('/api/account/export');
    await ada.ask('DELETE', '/api/account', { json: { confirm: 'Ada@example.org' } });
    expect(await findTraces(gateway, String(ada.id))).toEqual([]);
    expect(await eventsOf(grace)).toMatchObject([{ kind: 'share.given', otherPerson: null }]);
    await makeAdministrator(grace);
    const all = (await grace.get('/api/administration/security-events')).body as InstallationSecurityEvent[];
    expect(all[0]).toMatchObject({ kind: 'account.deleted', userId: null, device: null, address: null });
  });
});

describe('what happened in an installation', () => {
  it('is shown to administrators alone', async () => {
    expect(await gateway.visitor().get('/api/administration/security-events')).toMatchObject({ status: 401 });
    expect(await ada.get('/api/administration/security-events')).toMatchObject({ status: 404 });
    await makeAdministrator(ada);
    const { dataSource } = gateway.database;
    await recordSecurityEvent(dataSource, { kind: 'sign-in.succeeded', userId: grace.id }, QUIET);
    await recordSecurityEvent(dataSource, { kind: 'sign-in.locked-out', address: '192.0.2.1' }, QUIET);
    const answer = await ada.get('/api/administration/security-events?limit=2');
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { kind: 'sign-in.locked-out', userId: null, address: '192.0.2.1' },
        { kind: 'sign-in.succeeded', userId: grace.id },
      ],
    });
    expect(answer.headers.get('link')).toContain('rel="next"');
  });

  it('is kept for a while only', async () => {
    const { dataSource } = gateway.database;
    await recordSecurityEvent(dataSource, { kind: 'sign-in.succeeded', userId: ada.id }, QUIET);
    await recordSecurityEvent(dataSource, { kind: 'sign-out.done', userId: ada.id }, QUIET);
    await dataSource.query(
      `update security_events set happened_at = now() - interval '181 days' where kind = 'sign-in.succeeded'`,
    );
    expect(await purgeSecurityEvents(dataSource, 180)).toBeGreaterThan(0);
    expect(await kindsOf(ada)).toEqual(['sign-out.done']);
  });
});

describe('the log of a security event', () => {
  it('has ids and no names, e-mail addresses or words', async () => {
    const lines: string[] = [];
    const logger = createLogger('test', { level: 'info' }, { write: (line: string) => void lines.push(line) });
    const facts = {
      kind: 'share.given',
      userId: ada.id,
      otherUserId: grace.id,
      noteId: 7,
      userAgent: FIREFOX,
    } as const;
    await recordSecurityEvent(gateway.database.dataSource, facts, logger);
    expect(JSON.parse(String(lines[0]))).toEqual({
      level: 'info',
      time: expect.any(String),
      service: 'test',
      securityEvent: 'share.given',
      userId: ada.id,
      otherUserId: grace.id,
      noteId: 7,
      device: 'Firefox on Linux',
      msg: 'a security event',
    });
  });
});
