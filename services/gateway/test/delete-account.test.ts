import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { createUpload, sendPiece } from './support/resumable.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { findTraces } from './support/find-traces.ts';

const RESPOND_ASYNC = { prefer: 'respond-async' };
let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  // With an internal address of the bundled provider, its issuer is the one that people here come from.
  gateway = await startGateway({ IDENTITY_URL: 'http://127.0.0.1:1' });
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterEach(() => purgeDeletedNotes(gateway));
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const deleteAccount = (person: Person, json: unknown) => person.ask('DELETE', '/api/account', { json });
const ADA = { confirm: 'Ada@example.org' };

/** A note of Ada, shared with Grace, that says the canary in every way in which a note can say something. */
async function plant(canary: string): Promise<Note> {
  const bytes = Buffer.concat([await readFixture('dashwood.wav'), Buffer.from(canary)]);
  const form = formOf({ title: `Title ${canary}`, transcript: `Words ${canary}`, duration: '7' }, { bytes });
  const note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
  const on = (path: string) => `/api/notes/${note.id}/${path}`;
  await ada.ask('POST', on('share'), { json: { sharedWithUserId: grace.id, permission: 'edit' } });
  await ada.ask('POST', on('update-tags'), { json: { tags: [canary.toLowerCase(), 'shared by two'] } });
  await ada.ask('POST', on('update-transcript'), { json: { transcript: `Better ${canary}` } });
  for (const person of [ada, grace]) {
    await person.ask('POST', on('comments'), { json: { content: `Comment ${canary}` } });
    await person.ask('POST', on('generate'), { headers: RESPOND_ASYNC });
    await sql(
      `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
       values ($1, $2, gen_random_uuid(), 'story', $3, 'built-in/1', 1)`,
      [person.id, note.id, `Once upon a ${canary}`],
    );
    const json = { transcript: `Better ${canary}`, existingTags: [] };
    await person.ask('POST', '/api/notes/tag-suggestions', { json, headers: RESPOND_ASYNC });
  }
  await sql(`update jobs set output = $1 where kind = 'suggest-tags'`, [JSON.stringify([canary])]);
  await sql(`update recordings set transcript = $2, segments = $3 where owner_id = $1`, [
    ada.id,
    `Heard ${canary}`,
    JSON.stringify([{ startSeconds: 0, endSeconds: 1, text: canary }]),
  ]);
  return note;
}

const newCanary = () => `Canary${randomUUID().replaceAll('-', '')}`;

describe('deleting a note', () => {
  it('deletes it in every way in which it was told, by whomever', async () => {
    const canary = newCanary();
    const note = await plant(canary);
    expect((await findTraces(gateway, canary)).length).toBeGreaterThan(6);
    expect(await ada.ask('DELETE', `/api/notes/${note.id}`)).toMatchObject({ status: 200 });
    expect(await findTraces(gateway, canary)).toEqual(['public.deleted_note_rows', expect.stringMatching(/audio/)]);
    expect(await purgeDeletedNotes(gateway)).toBe(1);
    expect(await findTraces(gateway, canary)).toEqual([]);
    expect((await grace.get('/api/creations')).body).toEqual([]);
  });

  it('deletes what people asked about its words who have it no more, with or without its name', async () => {
    const canary = newCanary();
    const note = await plant(canary);
    const words = { transcript: `Better ${canary}`, existingTags: [] };
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    await grace.ask('POST', '/api/notes/tag-suggestions', { json: words, headers: RESPOND_ASYNC });
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    await purgeDeletedNotes(gateway);
    expect(await findTraces(gateway, canary)).toEqual([]);
  });

  it('leaves the themes that other notes carry', async () => {
    const note = await plant(newCanary());
    const other = (await ada.ask('POST', '/api/notes', { form: noteForm('Other') })).body as Note;
    await ada.ask('POST', `/api/notes/${other.id}/update-tags`, { json: { tags: ['shared by two'] } });
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect((await ada.get('/api/themes')).body).toMatchObject([{ name: 'shared by two' }]);
    expect((await ada.get(`/api/notes/${other.id}`)).body).toMatchObject({ tags: ['shared by two'] });
  });
});

describe('deleting an account', () => {
  it('should require authentication', async () => {
    expect(await deleteAccount(gateway.visitor(), ADA)).toMatchObject({ status: 401 });
  });

  it.each([
    [{}],
    [{ confirm: '' }],
    [{ confirm: 'Grace@example.org' }],
    [{ confirm: 7 }],
    [{ confirm: ['Ada@example.org'] }],
    [[]],
  ])('does nothing when it is confirmed by %j', async (json) => {
    expect(await deleteAccount(ada, json)).toMatchObject({
      status: 400,
      body: { message: 'To delete your account, please confirm it with its e-mail address.' },
    });
    expect(await ada.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('is refused as anything but JSON, and from another site', async () => {
    const form = formOf({ confirm: 'Ada@example.org' });
    expect(await ada.ask('DELETE', '/api/account', { form })).toMatchObject({ status: 415 });
    const headers = { origin: 'https://evil.example' };
    expect(await ada.ask('DELETE', '/api/account', { json: ADA, headers })).toMatchObject({ status: 403 });
    expect(await ada.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('answers that it is done, and clears the cookie', async () => {
    const { status, headers, body } = await deleteAccount(ada, { confirm: ' ADA@example.org ' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: 'Your account and everything in it has been deleted.' },
    });
    expect(headers.get('set-cookie')).toMatch(/^stitchbook=;.*Expires=Thu, 01 Jan 1970/);
    expect(await ada.get('/api/notes')).toMatchObject({ status: 401 });
    expect(await deleteAccount(ada, ADA)).toMatchObject({ status: 401 });
  });

  it('takes the user id from whoever has no e-mail address', async () => {
    await sql('update users set email = null where id = $1', [ada.id]);
    expect(await deleteAccount(ada, { confirm: 'null' })).toMatchObject({
      status: 400,
      body: { message: 'To delete your account, please confirm it with its user ID.' },
    });
    expect(await deleteAccount(ada, { confirm: ada.id })).toMatchObject({ status: 200 });
  });

  it('leaves no trace of them in any table, queue or file', async () => {
    const canary = newCanary();
    const note = await plant(canary);
    const gone = await plant(canary);
    await ada.ask('DELETE', `/api/notes/${gone.id}`);
    const hers = (await grace.ask('POST', '/api/notes', { form: noteForm('Hers') })).body as Note;
    await grace.ask('POST', `/api/notes/${hers.id}/share`, { json: { sharedWithUserId: ada.id, permission: 'edit' } });
    await ada.ask('POST', `/api/notes/${hers.id}/comments`, { json: { content: canary } });
    await sql(`update users set first_name = $2, profile_image_url = $2 where id = $1`, [ada.id, canary]);
    const [unsaved] = [formOf({}, { bytes: Buffer.concat([await readFixture('amiable.wav'), Buffer.from(canary)]) })];
    await ada.ask('POST', '/api/transcribe', { form: unsaved, headers: RESPOND_ASYNC });
    const { id } = await createUpload(ada, { media: 'pcm', title: canary, captions: null });
    await sendPiece(ada, id, 0, Buffer.concat([Buffer.alloc(300_000), Buffer.from(canary)]));
    await sql(
      `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision) values ($1, 0, $2, 0, 1, true, 1)`,
      [id, canary],
    );
    expect((await findTraces(gateway, canary)).length).toBeGreaterThan(11);
    expect(await deleteAccount(ada, ADA)).toMatchObject({ status: 200 });
    expect(await findTraces(gateway, canary)).toEqual([]);
    expect(await findTraces(gateway, String(ada.id))).toEqual([]);
    expect(await grace.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    expect(await grace.get(`/api/notes/${hers.id}`)).toMatchObject({ status: 200, body: { title: 'Hers' } });
    expect((await grace.get(`/api/notes/${hers.id}/comments`)).body).toEqual([]);
    expect((await grace.get('/api/creations')).body).toEqual([]);
  });

  it('ends what is still being worked on, for them and from their notes', async () => {
    await plant(newCanary());
    await sql(`update jobs set state = 'running', claim_token = gen_random_uuid() where owner_id = $1`, [ada.id]);
    await deleteAccount(ada, ADA);
    const left = await sql<{ kind: string }>(`select kind from jobs where owner_id in ($1, $2)`, [ada.id, grace.id]);
    expect(left).toEqual([]);
    expect(await sql('select 1 from orphaned_audio')).toEqual([]);
  });

  it('is there for a worker that ends a job at that very moment, too', async () => {
    const note = await plant(newCanary());
    const { dataSource } = gateway.database;
    const [job] = await sql<{ id: string }>(`select id from jobs where note_id = $1 and kind = 'enrich-note' limit 1`, [
      note.id,
    ]);
    const worker = dataSource.createQueryRunner();
    await worker.startTransaction();
    await worker.query('select 1 from notes where id = $1 for update', [note.id]);
    await worker.query(`update jobs set state = 'done' where id = $1`, [job?.id]);
    const deletion = deleteAccount(ada, ADA);
    await wait(200);
    await worker.query(`update notes set sentiment = 'positive' where id = $1`, [note.id]);
    await worker.query(`insert into themes (owner_id, name) values ($1, 'late')`, [ada.id]);
    await worker.commitTransaction();
    await worker.release();
    expect(await deletion).toMatchObject({ status: 200 });
    expect(await sql('select 1 from themes where owner_id = $1', [ada.id])).toEqual([]);
  });
});
