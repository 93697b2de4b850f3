import { jest } from '@jest/globals';
import type { CreationSpeech, Job, Note } from '@stitchbook/api-types';
import { type RunningService, startService } from '@stitchbook/testing';
import { QuotaRepository } from '../src/quotas/quota.repository.ts';
import { UploadService } from '../src/recordings/upload.service.ts';
import { noteForm } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { buildServices } from './support/start-gateway-process.ts';

// The worker starts while the first of them waits for it, and speaks on a busy machine.
jest.setTimeout(180_000);

const TASKS = 'To do:\n\n- [ ] Call Bea\n- [ ] Buy milk';
let gateway: TestGateway;
let worker: RunningService;
let ada: Person;
let grace: Person;
let note: Note;

beforeAll(async () => {
  buildServices('creations');
  gateway = await startGateway();
  worker = startService('creations', gateway.stores);
}, 180_000);
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('The harbour: 1/2', 'We met there.') })).body as Note;
});
afterAll(async () => {
  await worker.stop();
  await gateway.close();
});

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);

/** As its worker would have written it. */
async function made(content = TASKS, person = ada): Promise<number> {
  const [row] = await sql<{ id: string }>(
    `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
     values ($1, $2, gen_random_uuid(), 'podcast_script', $3, 'built-in/2', 1) returning id`,
    [person.id, note.id, content],
  );
  return Number(row?.id);
}
const on = (id: number) => `/api/creations/${id}/speech`;
const speak = (id: number, person = ada, headers = {}) => person.ask('POST', on(id), { headers });
const spoken = async (id: number) => (await speak(id)).body as CreationSpeech;
const lengthOf = ({ headers }: Answer) => Number(headers.get('content-length'));
const missing = { status: 404, body: { code: 'creation.missing' } };
async function storedAfterCleanup(): Promise<string[]> {
  await gateway.app.get(UploadService).purgeOrphaned();
  return listStoredAudio(gateway);
}

describe('reading a creation aloud', () => {
  it('should require authentication', async () => {
    const id = await made();
    expect(await speak(id, gateway.visitor())).toMatchObject({ status: 401 });
    expect(await gateway.visitor().get(on(id))).toMatchObject({ status: 401 });
  });

  it('is answered to a stranger as if the creation did not exist', async () => {
    const id = await made();
    await spoken(id);
    expect(await speak(id, grace)).toMatchObject(missing);
    expect(await grace.get(on(id))).toMatchObject(missing);
  });

  it('is answered when it is done, and the second time at once with the same', async () => {
    const id = await made();
    const first = await speak(id);
    expect(first).toMatchObject({
      status: 200,
      body: { creationId: id, engine: 'flite/2.3', audioUrl: expect.stringMatching(/\?v=[0-9a-f]{12}$/) as string },
    });
    expect((first.body as CreationSpeech).durationSeconds).toBeGreaterThan(2);
    expect((await speak(id)).body).toEqual(first.body);
    expect(await sql(`select 1 from jobs where creation_id = $1`, [id])).toHaveLength(1);
  });

  it('is a job for who prefers so, one however often it is asked for', async () => {
    const id = await made('A sentence that takes a while. '.repeat(200));
    const asked = await Promise.all([1, 2, 3].map(() => speak(id, ada, { prefer: 'respond-async' })));
    const [job, ...others] = asked.map(({ body }) => body as Job);
    for (const { status } of asked) expect(status).toBe(202);
    for (const other of others) expect(other.id).toBe(job?.id);
    const speech = await spoken(id);
    expect((await ada.get(`/api/jobs/${job?.id}`)).body).toMatchObject({
      kind: 'speak-creation',
      state: 'done',
      result: speech,
    });
    expect(await grace.get(`/api/jobs/${job?.id}`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['?!', 400, 'creation.no-words'],
    ['word '.repeat(12_001), 400, 'creation.too-long-to-speak'],
  ])('is refused for what cannot be read', async (content, status, code) => {
    expect(await speak(await made(content))).toMatchObject({ status, body: { code } });
  });

  it('says in a sentence that the voices that come along speak English', async () => {
    const id = await made('Heute war ich mit Anna am Hafen, und wir haben lange über das Boot gesprochen.');
    expect(await speak(id)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('English only') as string },
    });
  });

  it.each(['harbour', '0', '1.5', '99999999999999999'])('refuses the id %s', async (id) => {
    expect(await ada.ask('POST', `/api/creations/${id}/speech`)).toMatchObject({ status: 400 });
    expect(await ada.get(`/api/creations/${id}/speech`)).toMatchObject({ status: 400 });
  });
});

describe('a creation that was read aloud', () => {
  it('is played whole and in ranges, and downloaded under its name', async () => {
    const id = await made();
    const { audioUrl, bytes } = await spoken(id);
    const whole = await ada.get(audioUrl);
    expect([whole.status, lengthOf(whole), whole.headers.get('content-type')]).toEqual([200, bytes, 'audio/mpeg']);
    const part = await ada.get(audioUrl, { range: 'bytes=100-199' });
    expect([part.status, lengthOf(part), part.headers.get('content-range')]).toEqual([
      206,
      100,
      `bytes 100-199/${bytes}`,
    ]);
    expect(await ada.get(audioUrl, { range: `bytes=${bytes}-` })).toMatchObject({ status: 416 });
    const kept = await ada.get(`${audioUrl}&download`);
    expect(kept.headers.get('content-disposition')).toBe('attachment; filename="The harbour 1 2 (podcast script).mp3"');
  });

  it('is not there before it was asked for', async () => {
    expect(await ada.get(on(await made()))).toMatchObject({ status: 404, body: { code: 'speech.missing' } });
  });

  it('stays when a task is ticked, and is read again once the words are others', async () => {
    const id = await made();
    const before = await spoken(id);
    await ada.ask('PATCH', `/api/creations/${id}`, { json: { task: 0, done: true } });
    expect(await ada.get(before.audioUrl)).toMatchObject({ status: 200 });
    expect(await spoken(id)).toEqual(before);
    await sql(`update creations set content = 'Other words.', version = version + 1 where id = $1`, [id]);
    expect(await ada.get(before.audioUrl)).toMatchObject({ status: 404, body: { code: 'speech.missing' } });
    const after = await spoken(id);
    expect(after.audioUrl).not.toBe(before.audioUrl);
    expect(await storedAfterCleanup()).toHaveLength((await sql('select 1 from creation_speech')).length);
  });

  it('goes with the creation, with the note and with the account, its file too', async () => {
    const ids = [await made(), await made(), await made('Words of Grace.', grace)];
    for (const id of ids.slice(0, 2)) await spoken(id);
    await speak(Number(ids[2]), grace);
    const keysOf = async () =>
      (
        await sql<{ key: string }>('select audio_key as key from creation_speech where creation_id = any($1)', [ids])
      ).map(({ key }) => key);
    const keys = await keysOf();
    expect(keys).toHaveLength(3);
    await ada.ask('DELETE', `/api/creations/${ids[0]}`);
    expect(await ada.get(on(Number(ids[0])))).toMatchObject(missing);
    expect(await keysOf()).toHaveLength(2);
    await grace.ask('DELETE', '/api/account', { json: { confirm: 'Grace@example.org' } });
    expect(await keysOf()).toHaveLength(1);
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect(await keysOf()).toEqual([]);
    const stored = await storedAfterCleanup();
    for (const key of keys) expect(stored).not.toContain(key);
  });

  it('counts as audio that its owner keeps', async () => {
    const id = await made();
    const { bytes } = await spoken(id);
    expect(await gateway.app.get(QuotaRepository).sumStoredBytes(String(ada.id))).toBe(bytes);
  });
});
