import type { Comment, Job, Note } from '@stitchbook/api-types';
import { IdempotencyKeyRepository } from '../src/idempotency/idempotency-key.repository.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let audio: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  audio = await readFixture('amiable.wav');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  ada = await gateway.join('Ada');
});

const withAudio = (title: string, bytes: Uint8Array = audio) =>
  formOf({ title, transcript: 'Words.', duration: '2' }, { bytes });
const save = (person: Person, key: string, form: FormData): Promise<Answer> =>
  person.ask('POST', '/api/notes', { form, headers: { 'idempotency-key': key } });
const transcribe = (person: Person, key: string, bytes: Uint8Array): Promise<Answer> =>
  person.ask('POST', '/api/transcribe', {
    form: formOf({}, { bytes }),
    headers: { 'idempotency-key': key, prefer: 'respond-async' },
  });
const idOf = ({ body }: Answer) => (body as Note).id;

async function count(table: 'notes' | 'recordings' | 'jobs', person: Person): Promise<number> {
  const [row] = await gateway.database.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from ${table} where owner_id = $1`,
    [person.id],
  );
  return row?.count ?? 0;
}

const orphaned = () => gateway.database.dataSource.query<object[]>('select 1 from orphaned_audio');

describe('a save that is sent again with its Idempotency-Key', () => {
  it('makes one note, which both answers show', async () => {
    const first = await save(ada, 'key-1', withAudio('Once'));
    const second = await save(ada, 'key-1', withAudio('Once'));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(idOf(second)).toBe(idOf(first));
    expect(await count('notes', ada)).toBe(1);
    expect(await count('recordings', ada)).toBe(1);
    expect(await orphaned()).toEqual([]);
  });

  it('makes one note of ten at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(ada, 'key-1', withAudio('At once'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect([await count('notes', ada), await count('jobs', ada)]).toEqual([1, 1]);
    expect(await orphaned()).toEqual([]);
  });

  it('is refused when it says something else, and keeps nothing of it', async () => {
    await save(ada, 'key-1', withAudio('This'));
    const others = [
      withAudio('That'),
      withAudio('This', await readFixture('dashwood.wav')),
      noteForm('This', 'Words.'),
    ];
    for (const other of others) {
      expect(await save(ada, 'key-1', other)).toMatchObject({
        status: 422,
        body: { code: 'request.idempotency-key-reused', message: expect.stringMatching(/\.$/) },
      });
    }
    expect(await count('notes', ada)).toBe(1);
    expect(await orphaned()).toEqual([]);
  });

  it('does not bring back a note that was deleted since', async () => {
    const note = await save(ada, 'key-1', noteForm('Gone'));
    await ada.ask('DELETE', `/api/notes/${idOf(note)}`);
    expect(await save(ada, 'key-1', noteForm('Gone'))).toMatchObject({
      status: 409,
      body: { code: 'request.deleted-since' },
    });
    expect(await count('notes', ada)).toBe(0);
  });

  it('may follow one that was refused, which leaves the key free', async () => {
    expect(await save(ada, 'key-1', noteForm(' '))).toMatchObject({ status: 400 });
    expect(await save(ada, 'key-1', noteForm('A title'))).toMatchObject({ status: 201 });
  });

  it('is a new save with another key, by another person, without a key, and after a day', async () => {
    const grace = await gateway.join('Grace');
    const first = idOf(await save(ada, 'key-1', noteForm('Again')));
    const others = [
      await save(ada, 'key-2', noteForm('Again')),
      await save(grace, 'key-1', noteForm('Again')),
      await ada.ask('POST', '/api/notes', { form: noteForm('Again') }),
    ];
    await gateway.database.dataSource.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);
    others.push(await save(ada, 'key-1', noteForm('Again')));
    expect(new Set([first, ...others.map(idOf)]).size).toBe(5);
  });

  it('has its key kept for a day', async () => {
    await save(ada, 'key-1', noteForm('Kept'));
    const keys = gateway.app.get(IdempotencyKeyRepository);
    const { dataSource } = gateway.database;
    await dataSource.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where owner_id <> $1`,
      [ada.id],
    );
    await keys.purgeOld();
    expect(await dataSource.query('select owner_id from idempotency_keys')).toEqual([{ owner_id: ada.id }]);
  });

  it.each(['', 'two words', 'x'.repeat(201)])('is refused with a key that is none (%#)', async (key) => {
    const answer = await save(ada, key, noteForm('Refused'));
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.idempotency-key' } });
    expect(await count('notes', ada)).toBe(0);
  });

  it('should require authentication', async () => {
    expect(await save(gateway.visitor(), 'key-1', noteForm('Nobody'))).toMatchObject({ status: 401 });
  });
});

describe('a recording that is sent again with its Idempotency-Key', () => {
  it('is transcribed once, and both answers show the one job', async () => {
    const [first, second] = [await transcribe(ada, 'key-1', audio), await transcribe(ada, 'key-1', audio)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect((second.body as Job).id).toBe((first.body as Job).id);
    expect([await count('recordings', ada), await count('jobs', ada)]).toEqual([1, 1]);
    expect(await orphaned()).toEqual([]);
  });

  it('may have the key of the note that is made of it', async () => {
    expect(await transcribe(ada, 'key-1', audio)).toMatchObject({ status: 202 });
    expect(await save(ada, 'key-1', withAudio('Of it'))).toMatchObject({ status: 201 });
  });

  it('is refused when it is another', async () => {
    await transcribe(ada, 'key-1', audio);
    expect(await transcribe(ada, 'key-1', await readFixture('dashwood.wav'))).toMatchObject({ status: 422 });
    expect(await orphaned()).toEqual([]);
  });
});

describe('a comment that is sent again with its Idempotency-Key', () => {
  const comment = (noteId: number, key: string, content = 'Once', person = ada) =>
    person.ask('POST', `/api/notes/${noteId}/comments`, { json: { content }, headers: { 'idempotency-key': key } });
  const commentsOn = async (noteId: number) => (await ada.get(`/api/notes/${noteId}/comments`)).body as Comment[];
  let noteId: number;
  beforeEach(async () => {
    noteId = idOf(await save(ada, 'note', noteForm('To comment on')));
  });

  it('is made once, however often and however much at once', async () => {
    const first = await comment(noteId, 'key-1');
    const others = await Promise.all(Array.from({ length: 5 }, () => comment(noteId, 'key-1')));
    for (const other of others) expect(other).toMatchObject({ status: 201, body: first.body as object });
    expect(await commentsOn(noteId)).toHaveLength(1);
    const again = await comment(noteId, 'key-2');
    expect((again.body as Comment).id).not.toBe((first.body as Comment).id);
    expect((await comment(noteId, 'key-1')).body).toEqual(first.body);
  });

  it('is found again among others of the same moment', async () => {
    const first = await comment(noteId, 'key-1');
    await comment(noteId, 'key-2');
    for (const table of ['comments', 'idempotency_keys'])
      await gateway.database.dataSource.query(`update ${table} set created_at = date_trunc('hour', now())`);
    expect((await comment(noteId, 'key-1')).body).toMatchObject({ id: (first.body as Comment).id });
  });

  it('is refused when it says something else, elsewhere or here, and when it is deleted by now', async () => {
    const { id } = (await comment(noteId, 'key-1')).body as Comment;
    const other = idOf(await save(ada, 'other', noteForm('Another note')));
    const reused = { status: 422, body: { code: 'request.idempotency-key-reused' } };
    expect(await comment(noteId, 'key-1', 'Twice')).toMatchObject(reused);
    expect(await comment(other, 'key-1')).toMatchObject(reused);
    await ada.ask('DELETE', `/api/comments/${id}`);
    expect(await comment(noteId, 'key-1')).toMatchObject({ status: 409, body: { code: 'request.deleted-since' } });
    expect(await comment(noteId, 'two words')).toMatchObject({
      status: 400,
      body: { code: 'request.idempotency-key' },
    });
    expect(await commentsOn(noteId)).toEqual([]);
  });

  it('is answered to nobody whose share has ended', async () => {
    const grace = await gateway.join('Grace');
    const share = { sharedWithUserId: grace.id, permission: 'comment' };
    await ada.ask('POST', `/api/notes/${noteId}/share`, { json: share });
    expect((await comment(noteId, 'key-1', 'Hers', grace)).status).toBe(201);
    await ada.ask('DELETE', `/api/notes/${noteId}/shares/${grace.id}`);
    expect(await comment(noteId, 'key-1', 'Hers', grace)).toMatchObject({ status: 404 });
  });
});

describe('a creation that is asked for again with its Idempotency-Key', () => {
  const generate = (noteId: number, key: string, type = 'summary') =>
    ada.ask('POST', `/api/notes/${noteId}/generate`, {
      json: { type },
      headers: { 'idempotency-key': key, prefer: 'respond-async' },
    });

  it('is one job, which every answer shows', async () => {
    const noteId = idOf(await save(ada, 'note', noteForm('To make something of')));
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(noteId, 'key-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = new Set(answers.map(({ body }) => (body as Job).id));
    expect(ids.size).toBe(1);
    expect(await generate(noteId, 'key-1', 'story')).toMatchObject({ status: 422 });
    expect(ids).not.toContain(((await generate(noteId, 'key-2')).body as Job).id);
    await gateway.database.dataSource.query(`delete from jobs where kind = 'create-from-note'`);
    expect(await generate(noteId, 'key-1')).toMatchObject({ status: 409, body: { code: 'request.deleted-since' } });
  });
});
