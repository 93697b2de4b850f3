import type { Creation, Job, Note } from '@stitchbook/api-types';
import { Job as JobRow } from '@stitchbook/database';
import { lineKey } from '@stitchbook/text/citations';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const RESPOND_ASYNC = { prefer: 'respond-async' };
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let [harbour, garden, empty]: Note[] = [];

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  const saved = async (title: string, words: string) =>
    (await ada.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;
  harbour = await saved('The harbour', 'We met there.');
  garden = await saved('The garden', 'A mess.');
  empty = await saved('Nothing', '');
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const stitch = (person: Person, json: object, headers: Record<string, string> = {}) =>
  person.ask('POST', '/api/creations', { json, headers: { ...RESPOND_ASYNC, ...headers } });
const share = (note: Note | undefined, permission: string) =>
  ada.ask('POST', `/api/notes/${note?.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
const list = async (person: Person) => (await person.get('/api/creations')).body as Creation[];
const ids = (...notes: (Note | undefined)[]) => notes.map((note) => Number(note?.id));

/** What the job that was answered is to do. */
async function inputOf({ body }: { body: unknown }): Promise<unknown> {
  const row = await gateway.database.dataSource.getRepository(JobRow).findOneBy({ id: (body as Job).id });
  return row?.input;
}

/** As its worker would have written it. */
async function made(person: Person, notes: (Note | undefined)[]): Promise<number> {
  const [met, mess] = ['We met there.', 'A mess.'];
  const [row] = await sql<{ id: string }>(
    `insert into creations (owner_id, job_id, type, content, engine, transcript_version, source_note_ids, citations)
     values ($1, gen_random_uuid(), 'summary', $2, 'built-in/2', 1, $3, $4) returning id`,
    [
      person.id,
      `## Both\n\n${met}\n\n${mess}\n- [ ] Call Bea`,
      ids(...notes),
      JSON.stringify([
        { key: lineKey(met), noteId: notes[0]?.id, startSeconds: 1.5, endSeconds: 2 },
        { key: lineKey(mess), noteId: notes[1]?.id, startSeconds: null, endSeconds: null },
        { key: lineKey('- [ ] Call Bea'), noteId: notes[0]?.id, startSeconds: 3, endSeconds: 4 },
      ]),
    ],
  );
  return Number(row?.id);
}

describe('stitching notes together', () => {
  it('begins one job for the chosen notes, oldest first, each once', async () => {
    const answer = await stitch(ada, { type: 'summary', noteIds: ids(garden, harbour, garden) });
    expect(answer).toMatchObject({ status: 202, body: { kind: 'create-from-notes', state: 'queued', result: null } });
    expect(await inputOf(answer)).toEqual({ type: 'summary', noteIds: ids(harbour, garden) });
  });

  it('takes those with a tag, of a period, or both, and leaves out what says nothing', async () => {
    for (const note of [harbour, empty])
      await ada.ask('POST', `/api/notes/${note?.id}/update-tags`, { json: { tags: ['Boats'] } });
    await sql(`update notes set created_at = '2020-05-01T12:00:00Z' where id = $1`, [garden?.id]);
    expect(await inputOf(await stitch(ada, { tag: 'Boats' }))).toEqual({ type: 'narrative', noteIds: ids(harbour) });
    const may = { from: '2020-05-01', until: '2020-05-02' };
    expect(await inputOf(await stitch(ada, may))).toMatchObject({ noteIds: ids(garden) });
    expect(await stitch(ada, { ...may, tag: 'boats' })).toMatchObject({
      status: 400,
      body: { code: 'creation.no-words' },
    });
  });

  it('reviews the last seven days where nothing else is said', async () => {
    await sql(`update notes set created_at = now() - interval '8 days' where id = $1`, [garden?.id]);
    const answer = await stitch(ada, { type: 'weekly_review' });
    expect(await inputOf(answer)).toEqual({ type: 'weekly_review', noteIds: ids(harbour) });
  });

  it('makes one of a request that is sent twice under one key, and refuses another under it', async () => {
    const key = { 'idempotency-key': 'once' };
    const asked = { noteIds: ids(harbour, garden) };
    const [first, second] = [await stitch(ada, asked, key), await stitch(ada, asked, key)];
    expect((second.body as Job).id).toBe((first.body as Job).id);
    expect(await stitch(ada, { ...asked, type: 'story' }, key)).toMatchObject({ status: 422 });
  });

  it.each([
    [{}, 'creation.nothing-chosen'],
    [{ noteIds: [1], tag: 'a' }, 'creation.chosen-twice'],
    [{ noteIds: [1] }, 'creation.too-few-notes'],
    [{ noteIds: [1, 1] }, 'creation.too-few-notes'],
    [{ noteIds: [] }, 'creation.too-few-notes'],
    [{ noteIds: 'all' }, 'request.invalid'],
    [{ noteIds: [0, 1] }, 'request.invalid'],
    [{ noteIds: Array.from({ length: 201 }, (_, at) => at + 1) }, 'request.invalid'],
    [{ type: 'opera', tag: 'a' }, 'request.invalid'],
    [{ from: 'yesterday' }, 'request.invalid'],
  ])('refuses %j', async (json, code) => {
    expect(await stitch(ada, json)).toMatchObject({ status: 400, body: { code } });
  });

  it('refuses too many notes, too long ones, and those without words, with a sentence each', async () => {
    const none = await stitch(ada, {
      noteIds: ids(empty, (await ada.ask('POST', '/api/notes', { form: noteForm('Void', '') })).body as Note),
    });
    expect(none).toMatchObject({ status: 400, body: { code: 'creation.no-words' } });
    await sql(`update notes set transcript = repeat('word ', 100001) where id = $1`, [garden?.id]);
    expect(await stitch(ada, { noteIds: ids(harbour, garden) })).toMatchObject({
      status: 400,
      body: { code: 'creation.notes-too-long' },
    });
    await sql(
      `insert into notes (owner_id, title, transcript) select $1, 'More', 'Words.' from generate_series(1, 51)`,
      [ada.id],
    );
    expect(await stitch(ada, { from: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { code: 'creation.too-many-notes', message: expect.stringContaining('At most 50 notes') },
    });
  });
});

describe('notes of others', () => {
  it('are stitched by who may edit them, not by who may only view them, and are not there for a stranger', async () => {
    const own = (await grace.ask('POST', '/api/notes', { form: noteForm('Own', 'Mine.') })).body as Note;
    const both = { noteIds: ids(own, harbour) };
    expect(await stitch(gateway.visitor(), both)).toMatchObject({ status: 401 });
    const absent = await stitch(grace, { noteIds: [own.id, 987_654_321] });
    expect(await stitch(grace, both)).toMatchObject({ status: 404, body: absent.body });
    await share(harbour, 'view');
    expect(await stitch(grace, both)).toMatchObject({ status: 403, body: { code: 'note.forbidden' } });
    expect(await inputOf(await stitch(grace, { from: '2020-01-01' }))).toMatchObject({ noteIds: [own.id] });
    await share(harbour, 'edit');
    expect(await inputOf(await stitch(grace, both))).toMatchObject({ noteIds: ids(harbour, own) });
    await ada.ask('DELETE', `/api/notes/${harbour?.id}/shares/${grace.id}`);
    expect(await stitch(grace, both)).toMatchObject({ status: 404, body: absent.body });
  });
});

describe('a creation of several notes', () => {
  it('names its notes, and cites them line by line', async () => {
    await made(ada, [harbour, garden]);
    const [creation] = await list(ada);
    expect(creation).toMatchObject({
      noteId: null,
      noteTitle: null,
      sources: [
        { noteId: harbour?.id, title: 'The harbour', recordedAt: harbour?.createdAt, duration: 0 },
        { noteId: garden?.id, title: 'The garden' },
      ],
      citations: [
        { line: 2, noteId: harbour?.id, startSeconds: 1.5, endSeconds: 2 },
        { line: 4, noteId: garden?.id, startSeconds: null, endSeconds: null },
        { line: 5, noteId: harbour?.id, startSeconds: 3, endSeconds: 4 },
      ],
    });
  });

  it('cites a task that was ticked as before, and a line that was written anew no more', async () => {
    const id = await made(ada, [harbour, garden]);
    const ticked = await ada.ask('PATCH', `/api/creations/${id}`, { json: { task: 0, done: true } });
    expect((ticked.body as Creation).citations.map(({ line }) => line)).toEqual([2, 4, 5]);
    await sql(`update creations set content = replace(content, 'We met there.', 'We never met.') where id = $1`, [id]);
    expect((await list(ada))[0]?.citations.map(({ line }) => line)).toEqual([4, 5]);
  });

  it('stays when one of its own notes is deleted, without a word of which it was, and has it again with it', async () => {
    await made(ada, [harbour, garden]);
    const [before] = await list(ada);
    await ada.ask('DELETE', `/api/notes/${harbour?.id}`);
    expect(await list(ada)).toMatchObject([
      {
        sources: [{ noteId: null, title: null, recordedAt: null }, { title: 'The garden' }],
        citations: [{ line: 4 }],
      },
    ]);
    await ada.ask('POST', `/api/notes/${harbour?.id}/restore`);
    expect(await list(ada)).toEqual([before]);
  });

  it('neither names nor cites a note that is not shared any more', async () => {
    await share(harbour, 'edit');
    const own = (await grace.ask('POST', '/api/notes', { form: noteForm('Own', 'Mine.') })).body as Note;
    await made(grace, [harbour, own]);
    expect((await list(grace))[0]?.citations).toHaveLength(3);
    await ada.ask('DELETE', `/api/notes/${harbour?.id}/shares/${grace.id}`);
    expect(await list(grace)).toMatchObject([
      { sources: [{ noteId: harbour?.id, title: null, recordedAt: null }, { title: 'Own' }], citations: [{ line: 4 }] },
    ]);
    expect(await list(ada)).toEqual([]);
  });

  it('that somebody else made of a note goes with it, and comes back with it', async () => {
    await share(harbour, 'edit');
    const own = (await grace.ask('POST', '/api/notes', { form: noteForm('Own', 'Mine.') })).body as Note;
    await made(grace, [harbour, own]);
    const before = await list(grace);
    await ada.ask('DELETE', `/api/notes/${harbour?.id}`);
    expect(await list(grace)).toEqual([]);
    await ada.ask('POST', `/api/notes/${harbour?.id}/restore`);
    expect(await list(grace)).toEqual(before);
  });
});
