import type { Note, NoteDetail } from '@stitchbook/api-types';
import { EXPORT_FORMATS, MAX_UNSURE_WORDS, type SharePermission } from '@stitchbook/contracts';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
];
const CONFIDENCES = [100, 100, 100, 79, 13, 80, 100, 27];

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

async function heardNote(confidences: number[] | null = CONFIDENCES, segments = SEGMENTS): Promise<Note> {
  const transcript = segments.map(({ text }) => text).join(' ');
  const form = formOf({ title: 'Heard', transcript, duration: '9' }, { bytes: await readFixture('amiable.wav') });
  const { body } = await ada.ask('POST', '/api/notes', { form });
  const note = body as Note;
  await gateway.database.dataSource.query(
    `update recordings set segments = $2, word_confidences = $3, transcript = $4
     where id = (select recording_id from notes where id = $1)`,
    [note.id, JSON.stringify(segments), confidences, transcript],
  );
  return note;
}

const unsureWords = async (person: Person, { id }: Note) =>
  ((await person.get(`/api/notes/${id}`)).body as NoteDetail).unsureWords;

describe('the words of a note that may be wrong', () => {
  it('are told to its owner, by their places', async () => {
    expect(await unsureWords(ada, await heardNote())).toEqual([3, 4, 7]);
  });

  it.each<[SharePermission, number[]]>([
    ['edit', [3, 4, 7]],
    ['comment', []],
    ['view', []],
  ])('are told to who may correct it alone: shared to %s', async (permission, expected) => {
    const note = await heardNote();
    const grace = await gateway.join('Grace');
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
    expect(await unsureWords(grace, note)).toEqual(expected);
  });

  it('are told to no stranger', async () => {
    const { id } = await heardNote();
    const mallory = await gateway.join('Mallory');
    expect(await mallory.get(`/api/notes/${id}`)).toMatchObject({ status: 404, body: { code: 'note.missing' } });
    expect(await gateway.visitor().get(`/api/notes/${id}`)).toMatchObject({ status: 401 });
  });

  it('are no more those that somebody has corrected', async () => {
    const note = await heardNote();
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, {
      json: { transcript: 'So, what if the old printery became the studio?' },
    });
    expect(await unsureWords(ada, note)).toEqual([4, 8]);
  });

  it('are not told where nobody knows', async () => {
    expect(await unsureWords(ada, await heardNote(null))).toEqual([]);
    expect(await unsureWords(ada, await heardNote([0, 0]))).toEqual([]);
  });

  it('are bounded', async () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ');
    const confidences = Array.from({ length: 5_000 }, () => 0);
    const note = await heardNote(confidences, [{ startSeconds: 0, endSeconds: 9, text }]);
    expect(await unsureWords(ada, note)).toHaveLength(MAX_UNSURE_WORDS);
  });

  it('are in no list, no answer to a change and no export', async () => {
    const note = await heardNote();
    const { body: list } = await ada.get('/api/notes');
    const { body: changed } = await ada.ask('POST', `/api/notes/${note.id}/update-title`, { json: { title: 'Named' } });
    const files = await Promise.all(
      EXPORT_FORMATS.map(async (format) => (await ada.get(`/api/notes/${note.id}/export?format=${format}`)).body),
    );
    for (const answer of [list, changed, ...files]) {
      const told = JSON.stringify(answer);
      expect(told).toContain('bindery');
      expect(told).not.toMatch(/unsure|confidence/i);
    }
  });

  it('come back with a note that was deleted', async () => {
    const note = await heardNote();
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect(await ada.ask('POST', `/api/notes/${note.id}/restore`)).toMatchObject({ status: 200 });
    expect(await unsureWords(ada, note)).toEqual([3, 4, 7]);
  });
});
