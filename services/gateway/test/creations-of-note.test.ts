import type { Creation, Note } from '@stitchbook/api-types';
import { creationPageQuery } from '../src/creations/creation-page.query.ts';
import { creationAsker, makeCreation } from './support/creations.ts';
import { EventStream } from './support/event-stream.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let harbour: Note;
let garden: Note;

const save = async (person: Person, title: string) =>
  (await person.ask('POST', '/api/notes', { form: noteForm(title, 'We met there.') })).body as Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  [harbour, garden] = [await save(ada, 'The harbour'), await save(ada, 'The garden')];
});
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);
const stitched = (person: Person, ...notes: Note[]) =>
  makeCreation(gateway, person, { noteId: null, sourceNoteIds: notes.map(({ id }) => id), type: 'summary' });
const ofNote = async (person: Person, { id }: Note, query = '') => {
  const { status, body } = await person.get(`/api/creations?noteId=${id}${query}`);
  expect(status).toBe(200);
  return (body as Creation[]).map((creation) => creation.id);
};
const share = (note: Note, permission = 'edit') =>
  ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
const unshare = (note: Note) => ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);

describe('the creations of a note', () => {
  it('are those of it alone and those of it and others, the newest first, and none of other notes', async () => {
    const own = await makeCreation(gateway, ada, { noteId: harbour.id });
    const both = await stitched(ada, garden, harbour);
    await stitched(ada, garden, await save(ada, 'The attic'));
    const newest = await makeCreation(gateway, ada, { noteId: harbour.id });
    expect(await ofNote(ada, harbour)).toEqual([newest, both, own]);
    expect(await ofNote(ada, harbour, '&type=summary')).toEqual([both]);
    expect((await ada.get(`/api/creations?noteId=${harbour.id}&type=summary`)).body).toMatchObject([
      { noteId: null, sources: [{ title: 'The garden' }, { title: 'The harbour' }] },
    ]);
  });

  it('come page by page where they are many', async () => {
    const ids: number[] = [];
    for (let round = 0; round < 3; round += 1)
      ids.unshift(await makeCreation(gateway, ada, { noteId: harbour.id }), await stitched(ada, harbour, garden));
    ids.sort((a, b) => b - a);
    const found: number[] = [];
    let next: string | undefined = `/api/creations?noteId=${harbour.id}&limit=4`;
    while (next) {
      const { body, headers } = await ada.get(next);
      found.push(...(body as Creation[]).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(ids);
  });

  it('are told of when one of several is made, edited and deleted, as of any other', async () => {
    const stream = await EventStream.openChanges(gateway.address, ada);
    const id = await stitched(ada, harbour, garden);
    await stream.next('creations');
    for (const step of [() => creationAsker(id).edit(ada, 'Better'), () => ada.ask('DELETE', `/api/creations/${id}`)]) {
      stream.forget();
      await step();
      await stream.next('creations');
    }
    await stream.leave();
    expect(await ofNote(ada, harbour)).toEqual([]);
  });
});

describe('what was made of several notes', () => {
  it('stands with a note for nobody whom it is not shared with, not even for the owner of the note', async () => {
    await stitched(ada, harbour, garden);
    expect(await gateway.visitor().get(`/api/creations?noteId=${harbour.id}`)).toMatchObject({ status: 401 });
    expect(await ofNote(grace, harbour)).toEqual([]);
    await share(harbour);
    expect(await ofNote(grace, harbour)).toEqual([]);
    const hers = await stitched(grace, harbour, await save(grace, 'Own'));
    expect(await ofNote(grace, harbour)).toEqual([hers]);
    expect(await ofNote(ada, harbour)).not.toContain(hers);
  });

  it('stands with a note for whom it is shared with while they may read that note, and is shown without it else', async () => {
    const id = await stitched(ada, harbour, garden);
    await creationAsker(id).share(ada, grace.id);
    await share(harbour, 'view');
    expect(await ofNote(grace, harbour)).toEqual([id]);
    // Which answer is that of a note that there is not, nor ever was.
    expect(await ofNote(grace, garden)).toEqual([]);
    await unshare(harbour);
    expect(await ofNote(grace, harbour)).toEqual([]);
    expect((await grace.get('/api/creations')).body).toMatchObject([{ id, sources: [{ title: null }, {}] }]);
    expect(await ofNote(ada, harbour)).toEqual([id]);
    await creationAsker(id).unshare(ada, grace.id);
    await share(harbour, 'view');
    expect(await ofNote(grace, harbour)).toEqual([]);
  });

  it('is not told to be of a note whose share has ended, not even to who made it', async () => {
    await share(harbour);
    const own = await save(grace, 'Own');
    const id = await stitched(grace, harbour, own);
    await unshare(harbour);
    expect(await ofNote(grace, harbour)).toEqual([]);
    expect(await ofNote(grace, own)).toEqual([id]);
    await share(harbour, 'view');
    expect(await ofNote(grace, harbour)).toEqual([id]);
  });

  it('stands with the other notes while one of them is deleted, and with that one again once it comes back', async () => {
    const id = await stitched(ada, harbour, garden);
    await ada.ask('DELETE', `/api/notes/${harbour.id}`);
    expect(await ofNote(ada, harbour)).toEqual([]);
    expect(await ofNote(ada, garden)).toEqual([id]);
    await ada.ask('POST', `/api/notes/${harbour.id}/restore`);
    expect(await ofNote(ada, harbour)).toEqual([id]);
  });

  it('is found along the index of its notes, however many creations its owner has', async () => {
    await sql(
      `insert into creations (owner_id, job_id, type, content, engine, transcript_version, source_note_ids)
       select $1, gen_random_uuid(), 'story', 'x', 'built-in/1', 1, array[$2::bigint + 1000 + i, $2 + 1000 + i * 7 % 5000]
       from generate_series(1, 20000) i`,
      [ada.id, garden.id],
    );
    await stitched(ada, harbour, garden);
    await sql('vacuum analyze creations');
    for (const after of [[], [new Date(), 7]]) {
      const query = `explain (format json) ${creationPageQuery(after.length > 0, true)}`;
      const plan = JSON.stringify(await sql(query, [ada.id, 51, null, harbour.id, ...after]));
      for (const index of ['creations_sources', 'creations_note']) expect(plan).toContain(index);
      expect(plan).not.toContain('creations_owner_newest');
      expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"creations"/);
    }
  });
});
