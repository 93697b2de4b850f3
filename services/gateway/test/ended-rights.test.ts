import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Note as NoteResponse } from '@stitchbook/api-types';
import { Creation, Note } from '@stitchbook/database';
import { type HandleJob, type RunningWorker, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const RESPOND_ASYNC = { prefer: 'respond-async' };
let gateway: TestGateway;
let worker: RunningWorker | undefined;
let ada: Person;
let grace: Person;
let note: NoteResponse;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Ours', 'What Grace may know.') })).body as NoteResponse;
  await share('edit');
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await sql('delete from jobs');
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const share = (permission: string) =>
  ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
const endShare = () => ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
const generate = async (person: Person, noteId = note.id) =>
  (await person.ask('POST', `/api/notes/${noteId}/generate`, { headers: RESPOND_ASYNC })).body as Job;
const stateOf = async ({ id }: Job) =>
  (
    await sql<{ state: string; errorCode: string }>('select state, error_code as "errorCode" from jobs where id = $1', [
      id,
    ])
  )[0];

/** As the creations worker does it; `pause` runs between reading the note and storing what was made of it. */
async function serve(pause: () => Promise<void>): Promise<void> {
  const { dataSource } = gateway.database;
  const handle: HandleJob<'create-from-note'> = async (job) => {
    const { transcript } = await dataSource.getRepository(Note).findOneByOrFail({ id: job.noteId });
    await pause();
    return async (manager) => {
      const { ownerId, noteId } = job;
      const made = { type: 'narrative', content: transcript, engine: 'test', transcriptVersion: 1 } as const;
      await manager.insert(Creation, { ownerId, noteId, jobId: job.id, ...made });
    };
  };
  const logger = createLogger('test', { level: 'silent' });
  worker = await startWorker({
    kind: 'create-from-note',
    handle,
    concurrency: 1,
    dataSource,
    queue: gateway.queue,
    logger,
  });
}

async function untilEnded(job: Job): Promise<Awaited<ReturnType<typeof stateOf>>> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(20)) {
    const found = await stateOf(job);
    if (found && !['queued', 'running'].includes(found.state)) return found;
  }
  throw new Error('the job never ended');
}

describe('work asked for by somebody whose right has ended', () => {
  it.each([
    ['ended', endShare, 404],
    ['lowered', () => share('comment'), 403],
  ])(
    'is not started again when the share is %s, and shows nothing of what was written since',
    async (_, end, status) => {
      const job = await generate(grace);
      expect(await grace.ask('POST', `/api/jobs/${job.id}/cancel`)).toMatchObject({ status: 200 });
      await end();
      const json = { transcript: 'What Grace may not know.' };
      await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json });
      expect(await grace.ask('POST', `/api/jobs/${job.id}/retry`)).toMatchObject({ status });
      expect(await grace.get(`/api/jobs/${job.id}`)).toMatchObject({ status });
      expect(await stateOf(job)).toMatchObject({ state: 'cancelled' });
      expect((await grace.get('/api/creations')).body).toEqual([]);
    },
  );

  it.each([
    ['ends', endShare],
    ['is lowered', () => share('view')],
  ])('is cancelled when the share %s, and nobody else’s is', async (_, end) => {
    const linus = await gateway.join('Linus');
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: linus.id, permission: 'edit' } });
    const own = (await grace.ask('POST', '/api/notes', { form: noteForm('Hers') })).body as NoteResponse;
    const [queued, running, of, on, by] = [
      await generate(grace),
      await generate(grace),
      await generate(linus),
      await generate(grace, own.id),
      await generate(ada),
    ];
    await sql(`update jobs set state = 'running', claim_token = gen_random_uuid() where id = $1`, [running.id]);
    expect(await end()).toMatchObject({ status: 200 });
    for (const job of [queued, running]) expect(await stateOf(job)).toMatchObject({ state: 'cancelled' });
    for (const job of [of, on, by]) expect(await stateOf(job)).toMatchObject({ state: 'queued' });
    const [left] = await sql<{ claims: number }>(
      'select count(claim_token)::int as claims from jobs where owner_id = $1',
      [grace.id],
    );
    expect(left?.claims).toBe(0);
  });

  it('goes on when a share is given again as it was', async () => {
    const job = await generate(grace);
    await share('edit');
    expect(await stateOf(job)).toMatchObject({ state: 'queued' });
  });

  it('is not begun, even where nothing cancelled it', async () => {
    const job = await generate(grace);
    await sql('delete from shares');
    let begun = 0;
    await serve(async () => void (begun += 1));
    expect(await untilEnded(job)).toMatchObject({ state: 'failed', errorCode: 'job.forbidden' });
    expect(begun).toBe(0);
  });

  it('is not stored when the right ends while it is done, even where nothing cancelled it', async () => {
    const [begun, finish] = [new AbortController(), new AbortController()];
    await serve(async () => {
      begun.abort();
      while (!finish.signal.aborted) await wait(10);
    });
    const job = await generate(grace);
    while (!begun.signal.aborted) await wait(10);
    await sql(`update shares set permission = 'comment'`);
    finish.abort();
    expect(await untilEnded(job)).toMatchObject({ state: 'failed', errorCode: 'job.forbidden' });
    expect(await sql('select 1 from creations where owner_id = $1', [grace.id])).toEqual([]);
  });

  it('does not show its result to whoever still waits for it', async () => {
    const waiting = grace.ask('POST', `/api/notes/${note.id}/generate`);
    while ((await sql('select 1 from jobs where owner_id = $1', [grace.id])).length === 0) await wait(10);
    // Both at once, so that there is no moment at which it may be shown.
    await sql(
      `with ended as (delete from shares) update jobs set state = 'done', finished_at = now() where owner_id = $1`,
      [grace.id],
    );
    const { status, body } = await waiting;
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'job.missing' } });
  });
});
