import { setTimeout as delay } from 'node:timers/promises';
import type { Creation, CreationShare, NamedPerson, Note, SecurityEvent } from '@stitchbook/api-types';
import { creationAsker, makeCreation } from './support/creations.ts';
import { EventStream } from './support/event-stream.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;
let id: number;
let on: ReturnType<typeof creationAsker>;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('The harbour', 'We met there.') })).body as Note;
  id = await makeCreation(gateway, ada, { noteId: note.id });
  on = creationAsker(id);
});
afterAll(() => gateway.close());

const list = async (person: Person, query = '') => (await person.get(`/api/creations${query}`)).body as Creation[];
const sql = (text: string, parameters: unknown[]) => gateway.database.dataSource.query<object[]>(text, parameters);

describe('a creation that is shared', () => {
  it('stands in the list of whom it is shared with, with what they may do, and not with its note', async () => {
    const own = await makeCreation(gateway, grace, { noteId: null });
    expect(await on.share(ada, grace.id)).toMatchObject({
      status: 200,
      body: { sharedWithUserId: grace.id, permission: 'view' },
    });
    expect(await list(grace)).toMatchObject([
      { id: own, access: { role: 'owner', sharedBy: null }, sharedWith: 0 },
      {
        id,
        noteTitle: null,
        sharedWith: 0,
        access: {
          role: 'view',
          sharedBy: { id: ada.id, name: expect.stringContaining('Ada') },
          mayEdit: false,
          maySeeHistory: false,
          mayShare: false,
          mayDelete: false,
        },
      },
    ]);
    expect(await list(ada)).toMatchObject([{ id, noteTitle: 'The harbour', sharedWith: 1 }]);
    expect(await on.get(grace)).toMatchObject({ status: 200, body: { content: 'Once upon a time', noteTitle: null } });
    expect(await grace.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission: 'view' } });
    expect(await on.get(grace)).toMatchObject({ body: { noteTitle: 'The harbour' } });
  });

  it('is found by its type, by its note and page by page among the others', async () => {
    await on.share(ada, grace.id);
    const ids = [await makeCreation(gateway, grace, { noteId: null }), id];
    expect((await list(grace, '?type=story')).map((each) => each.id)).toEqual(ids);
    expect(await list(grace, '?type=summary')).toEqual([]);
    expect((await list(grace, `?noteId=${note.id}`)).map((each) => each.id)).toEqual([id]);
    const first = await grace.get('/api/creations?limit=1');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(next, gateway.address);
    expect((await grace.get(pathname + search)).body).toMatchObject([{ id }]);
  });

  it('may be given otherwise later, and is taken away, at once', async () => {
    await on.share(ada, grace.id, 'edit');
    expect(await on.edit(grace, 'Better')).toMatchObject({ status: 200 });
    await on.share(ada, grace.id, 'view');
    expect(await on.edit(grace, 'Worse')).toMatchObject({ status: 403 });
    const shares = (await on.get(ada, '/shares')).body as CreationShare[];
    expect(shares).toMatchObject([{ sharedWithUserId: grace.id, permission: 'view' }]);
    expect(await on.unshare(ada, grace.id)).toMatchObject({ status: 200 });
    expect(await list(grace)).toEqual([]);
    for (const rest of ['', '/export?format=md', '/versions', '/shares'])
      expect(await on.get(grace, rest)).toMatchObject({ status: 404, body: { code: 'creation.missing' } });
    expect(await on.unshare(ada, grace.id)).toMatchObject({ status: 404, body: { code: 'share.missing' } });
  });

  it('is not written to by whose share has just ended', async () => {
    await on.share(ada, grace.id, 'edit');
    const { dataSource } = gateway.database;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select 1 from creations where id = $1 for update', [id]);
    const edit = on.edit(grace, 'Too late');
    const waiting = `select 1 from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock' and query like '%from creations%'`;
    while ((await sql(waiting, [])).length === 0) await delay(10);
    await runner.query('delete from creation_shares where creation_id = $1', [id]);
    await runner.commitTransaction();
    await runner.release();
    expect(await edit).toMatchObject({ status: 404 });
    expect(await on.get(ada)).toMatchObject({ body: { content: 'Once upon a time', version: 1 } });
  });

  it('is left by whom it was shared with, and not taken from others by them', async () => {
    await on.share(ada, grace.id);
    const linus = await gateway.join('Linus');
    await on.share(ada, linus.id);
    expect(await on.unshare(grace, linus.id)).toMatchObject({ status: 403 });
    expect(await on.unshare(grace, 'me')).toMatchObject({ status: 200 });
    expect(await list(grace)).toEqual([]);
    expect(await on.unshare(grace, 'me')).toMatchObject({ status: 404 });
    expect(await on.unshare(ada, 'me')).toMatchObject({ status: 404, body: { code: 'share.missing' } });
  });

  it('is left with all others when its owner is blocked, who then cannot share it', async () => {
    await on.share(ada, grace.id);
    await grace.ask('PUT', `/api/blocked-people/${ada.id}`);
    expect(await list(grace)).toEqual([]);
    expect(await on.share(ada, grace.id)).toMatchObject({
      status: 403,
      body: { code: 'share.refused', message: 'This creation cannot be shared with that person.' },
    });
  });

  it.each([
    ['nobody', '', 400],
    ['an id of nobody', '00000000-0000-4000-8000-000000000000', 404],
    ['an address of nobody', 'nobody@example.org', 404],
    ['a list', ['x'], 400],
  ])('is not shared with %s', async (_who, whom, status) => {
    expect(await on.share(ada, whom)).toMatchObject({ status });
  });

  it('is shared neither with oneself nor to comment on, nor by others than its owner', async () => {
    expect(await on.share(ada, ada.id)).toMatchObject({ status: 400, body: { code: 'share.with-owner' } });
    expect(await on.share(ada, grace.id, 'comment')).toMatchObject({ status: 400 });
    expect(await on.share(gateway.visitor(), grace.id)).toMatchObject({ status: 401 });
    const linus = await gateway.join('Linus');
    expect(await on.share(linus, grace.id)).toMatchObject({ status: 404 });
    await on.share(ada, linus.id, 'edit');
    expect(await on.share(linus, grace.id)).toMatchObject({ status: 403 });
    expect(await on.share(linus, 'nobody@example.org')).toMatchObject({ status: 403 });
  });

  it('is shared with 500 people at most', async () => {
    await sql(
      `with others as (insert into users (issuer, subject) select 'elsewhere', gen_random_uuid()::text from generate_series(1, 500) returning id)
       insert into creation_shares (creation_id, user_id, permission) select $1, id, 'view' from others`,
      [id],
    );
    expect(await on.share(ada, grace.id)).toMatchObject({ status: 409, body: { code: 'share.too-many' } });
    expect((await on.get(ada, '/shares')).body).toHaveLength(500);
  });
});

describe('around a shared creation', () => {
  it('both are told of it as it happens, and nobody else', async () => {
    const linus = await gateway.join('Linus');
    const [ofAda, ofGrace, ofLinus] = [
      await EventStream.openChanges(gateway.address, ada),
      await EventStream.openChanges(gateway.address, grace),
      await EventStream.openChanges(gateway.address, linus),
    ];
    const steps = [
      () => on.share(ada, grace.id, 'edit'),
      () => on.edit(grace, 'Better'),
      () => on.unshare(ada, grace.id),
    ];
    for (const step of steps) {
      for (const stream of [ofAda, ofGrace]) stream.forget();
      await step();
      for (const stream of [ofAda, ofGrace])
        expect(await stream.next('creations')).toMatchObject({ type: 'creations', data: {} });
    }
    ofGrace.forget();
    await ada.ask('DELETE', `/api/creations/${id}`);
    await ofAda.next('creations');
    expect(ofGrace.told).toEqual([]);
    expect(ofLinus.told.filter(({ type }) => type === 'creations')).toEqual([]);
    for (const stream of [ofAda, ofGrace, ofLinus]) await stream.leave();
  });

  it('what happened stands among the events of the account, and the other among the people one shares with', async () => {
    await on.share(ada, grace.id);
    for (const [one, other] of [
      [ada, grace],
      [grace, ada],
    ] as const)
      expect(((await one.get('/api/people')).body as NamedPerson[]).map((person) => person.id)).toEqual([other.id]);
    await on.unshare(grace, 'me');
    await on.share(ada, grace.id);
    await on.unshare(ada, grace.id);
    const kinds = async (person: Person) =>
      ((await person.get('/api/account/security-events')).body as SecurityEvent[])
        .filter(({ kind }) => kind.startsWith('creation-share'))
        .map(({ kind, otherPerson }) => [kind, otherPerson?.id]);
    expect(await kinds(ada)).toEqual([
      ['creation-share.ended', grace.id],
      ['creation-share.given', grace.id],
      ['creation-share.given', grace.id],
    ]);
    expect(await kinds(grace)).toEqual([['creation-share.left', undefined]]);
  });
});
