import type { Note, NoteDetail } from '@stitchbook/api-types';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const CHAPTERS = [
  { startSeconds: 0, title: 'The garden_bed' },
  { startSeconds: 300.5, title: 'The doctor says' },
];
let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const form = formOf(
    { title: 'A day', transcript: 'The garden.', duration: '600' },
    { bytes: await readFixture('dashwood.wav') },
  );
  note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
});
afterAll(() => gateway.close());

const read = async (person: Person) => (await person.get(`/api/notes/${note.id}`)).body as NoteDetail;
const find = () =>
  gateway.database.dataSource.query('update notes set chapters = $2 where id = $1', [
    note.id,
    JSON.stringify(CHAPTERS),
  ]);

describe('the chapters of a note', () => {
  it('are none until they were looked for, then told to who may read it, and to nobody else', async () => {
    expect((await read(ada)).chapters).toEqual([]);
    await find();
    expect((await read(ada)).chapters).toEqual(CHAPTERS);
    const [bea, stranger] = [await gateway.join('Bea'), await gateway.join('Carl')];
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: bea.id, permission: 'view' } });
    expect((await read(bea)).chapters).toEqual(CHAPTERS);
    expect(await stranger.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    expect(await gateway.visitor().get(`/api/notes/${note.id}`)).toMatchObject({ status: 401 });
  });

  it('are in its exports, with their times', async () => {
    await find();
    const exported = async (format: string) => (await ada.get(`/api/notes/${note.id}/export?format=${format}`)).body;
    expect(await exported('md')).toContain('- 0:00 The garden\\_bed\n- 5:00 The doctor says\n\nThe garden.');
    expect(await exported('json')).toMatchObject({ chapters: CHAPTERS });
  });
});
