import type { Job, Note } from '@stitchbook/api-types';
import { KEPT } from '../src/deleted-notes/deleted-note.repository.ts';
import { EventStream } from './support/event-stream.ts';
import { findTraces } from './support/find-traces.ts';
import { passRestoreTime, purgeDeletedNotes } from './support/deleted-notes.ts';
import { describeAnswers, describeRows, saveFullNote } from './support/full-note.ts';
import { formOf, readFixture } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeEach(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = await saveFullNote(gateway, ada, grace, 'Canary');
});
afterEach(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const remove = (person = ada) => person.ask('DELETE', `/api/notes/${note.id}`);
const restore = (person = ada, id: number | string = note.id) => person.ask('POST', `/api/notes/${id}/restore`);
const missing = async (person: Person) => person.ask('POST', '/api/notes/987654321/restore');

describe('a note that is brought back', () => {
  it('is answered as it was, in every row, word and byte', async () => {
    const rows = await describeRows(gateway);
    const answers = await describeAnswers([ada, grace], note);
    const shown = await ada.get(`/api/notes/${note.id}`);
    const audio = await listStoredAudio(gateway);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await restore()).toMatchObject({ status: 200, body: shown.body });
    expect(await describeRows(gateway)).toEqual(rows);
    expect(await describeAnswers([ada, grace], note)).toEqual(answers);
    expect(await listStoredAudio(gateway)).toEqual(audio);
    expect(await sql('select 1 from deleted_notes union all select 1 from orphaned_audio')).toEqual([]);
    expect(await sql('select 1 from deleted_note_rows')).toEqual([]);
  });

  it('has everything that refers to it kept, whatever tables there will be', async () => {
    const referring = await sql<{ name: string }>(
      // An upload has no pieces any more once it is a recording; what was read aloud is read again when it is asked for.
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and conrelid::regclass::text not in ('upload_pieces', 'creation_speech') and confrelid::regclass::text in
         ('notes', 'recordings', 'jobs', 'comments', 'creations', 'shares', 'uploads')`,
    );
    expect(KEPT.map(({ table }) => table)).toEqual(expect.arrayContaining(referring.map(({ name }) => name)));
  });

  it('can be deleted and brought back again, and stays when others are purged', async () => {
    for (let time = 0; time < 2; time += 1) {
      await remove();
      expect(await restore()).toMatchObject({ status: 200 });
    }
    expect(await purgeDeletedNotes(gateway)).toBe(0);
    expect(await grace.get(String(note.audioUrl))).toMatchObject({ status: 200 });
  });

  it('is what a save, a comment and a creation under a key from before still mean', async () => {
    await remove();
    await restore();
    const headers = { 'idempotency-key': 'comment-1' };
    const json = { content: 'Comment Canary', atSeconds: 1.25 };
    await grace.ask('POST', `/api/notes/${note.id}/comments`, { json, headers });
    expect((await ada.get(`/api/notes/${note.id}/comments`)).body).toHaveLength(2);
    const story = { 'idempotency-key': 'story-1', prefer: 'respond-async' };
    const { body } = await grace.ask('POST', `/api/notes/${note.id}/generate`, { headers: story });
    const [job] = await sql<{ id: string }>(`select id from jobs where owner_id = $1`, [grace.id]);
    expect((body as Job).id).toBe(job?.id);
  });

  it('is told to the windows of everybody who has it, as its deletion was', async () => {
    const streams = [
      await EventStream.openChanges(gateway.address, ada),
      await EventStream.openChanges(gateway.address, grace),
    ];
    for (const act of [remove, restore]) {
      for (const stream of streams) stream.forget();
      await act();
      for (const stream of streams) expect(await stream.next('list')).toMatchObject({ type: 'list', data: {} });
    }
    for (const stream of streams) await stream.leave();
  });

  it('is listed among what happened with the account', async () => {
    await remove();
    await restore();
    const events = (await ada.get('/api/account/security-events')).body as { kind: string; noteId: number }[];
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'note.restored', noteId: note.id },
      { kind: 'note.deleted', noteId: note.id },
    ]);
  });
});

describe('who may bring a note back', () => {
  it('should require authentication', async () => {
    await remove();
    expect(await restore(gateway.visitor())).toMatchObject({ status: 401 });
  });

  it.each(['while it is there', 'when it is deleted'])('is nobody but its owner, %s', async (when) => {
    if (when === 'when it is deleted') await remove();
    for (const person of [grace, await gateway.join('Linus')]) {
      const { status, body } = await restore(person);
      expect({ status, body }).toMatchObject({ status: 404, body: (await missing(person)).body as object });
    }
    expect(await sql('select 1 from deleted_notes')).toHaveLength(when === 'when it is deleted' ? 1 : 0);
  });

  it.each(['0', '-1', '1.5', '9223372036854775808', 'x'])('is nobody for an id %s', async (id) => {
    expect(await restore(ada, id)).toMatchObject({ status: 400, body: { message: 'Invalid note ID' } });
  });

  it('is nobody any more after two minutes, whether it is purged or not', async () => {
    await remove();
    await passRestoreTime(gateway);
    const answers = [await restore(), await remove()];
    expect(await purgeDeletedNotes(gateway)).toBe(1);
    answers.push(await restore(), await remove());
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: (await missing(ada)).body });
    expect(await findTraces(gateway, 'Canary')).toEqual([]);
    expect(await listStoredAudio(gateway)).toEqual([]);
  });
});

describe('a note that can still be brought back', () => {
  it('is to be seen nowhere, by anybody', async () => {
    const jobs = await sql<{ id: string; ownerId: string }>('select id, owner_id as "ownerId" from jobs');
    await remove();
    for (const person of [ada, grace]) {
      for (const path of ['', '/audio', '/comments', '/shares', '/export?format=md'])
        expect(await person.get(`/api/notes/${note.id}${path}`)).toMatchObject({ status: 404 });
      for (const path of ['/api/notes', '/api/notes?q=better', '/api/notes?tag=second', '/api/creations'])
        expect((await person.get(path)).body).toEqual([]);
      for (const { id } of jobs) expect(await person.get(`/api/jobs/${id}`)).toMatchObject({ status: 404 });
    }
    expect((await ada.get('/api/themes')).body).toMatchObject([{ name: 'taken off' }]);
    expect(await findTraces(gateway, 'Canary')).toEqual(['public.deleted_note_rows', expect.stringMatching(/audio/)]);
  });

  it('is not what the same recording is saved with again', async () => {
    const bytes = Buffer.concat([await readFixture('dashwood.wav'), Buffer.from('Canary')]);
    await remove();
    const form = formOf({ title: 'Again', transcript: 'Words.', duration: '7' }, { bytes });
    const again = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    expect((await ada.get(`/api/notes/${again.id}`)).body).toMatchObject({ segments: [], peaks: null });
    expect(await restore()).toMatchObject({ status: 200, body: { audioUrl: note.audioUrl } });
    expect(await listStoredAudio(gateway)).toHaveLength(2);
    expect(await ada.get(String(again.audioUrl))).toMatchObject({ status: 200 });
  });

  it('answers two at once as one, however they come', async () => {
    const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
    const repeat = (act: () => Promise<Answer>) => Promise.all(Array.from({ length: 6 }, act));
    expect(statuses(await repeat(() => remove()))).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await sql('select 1 from deleted_notes')).toHaveLength(1);
    const restored = await repeat(() => restore());
    expect(statuses(restored)).toEqual(Array.from({ length: 6 }, () => 200));
    for (const { body } of restored) expect(body).toEqual(restored[0]?.body);
    expect(await sql('select 1 from comments')).toHaveLength(2);
  });
});
