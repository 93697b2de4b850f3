import { setTimeout as wait } from 'node:timers/promises';
import type { CreationSpeech as SpeechResponse, Job } from '@stitchbook/api-types';
import { CreationSpeech, Job as JobRow } from '@stitchbook/database';
import { type HandleJob, type RunningWorker, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { JobResults } from '../src/jobs/job-results.ts';
import { askWhile } from './support/ask-while.ts';
import { creationAsker, makeCreation } from './support/creations.ts';
import type { Answer, Person } from './support/person.ts';
import { storeSpeech } from './support/speech.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let worker: RunningWorker | undefined;
let ada: Person;
let grace: Person;
let id: number;
let on: ReturnType<typeof creationAsker>;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  id = await makeCreation(gateway, ada, { noteId: null });
  on = creationAsker(id);
  await on.share(ada, grace.id, 'edit');
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await sql('delete from jobs');
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const speak = async (person: Person, creationId = id) =>
  (await person.ask('POST', `/api/creations/${creationId}/speech`, { headers: { prefer: 'respond-async' } }))
    .body as Job;
const jobOf = (person: Person, { id: jobId }: Job) => person.get(`/api/jobs/${jobId}`);
const stateOf = async ({ id: jobId }: Job) =>
  (
    await sql<{ state: string; errorCode: string }>('select state, error_code as "errorCode" from jobs where id = $1', [
      jobId,
    ])
  )[0];
const speeches = () => sql('select 1 from creation_speech where creation_id = $1', [id]);

/** As the creations worker does it; `pause` runs between reading the creation and storing what was made of it. */
async function serve(pause: () => Promise<void> = async () => undefined): Promise<void> {
  const handle: HandleJob<'speak-creation'> = async ({ creationId }) => {
    const speech = await storeSpeech(gateway, creationId);
    await pause();
    return async (manager) => void (await manager.insert(CreationSpeech, speech));
  };
  const logger = createLogger('test', { level: 'silent' });
  const { queue, database } = gateway;
  const { dataSource } = database;
  worker = await startWorker({ kind: 'speak-creation', handle, concurrency: 1, dataSource, queue, logger });
}

async function untilEnded(job: Job): Promise<Awaited<ReturnType<typeof stateOf>>> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(20)) {
    const found = await stateOf(job);
    if (found && !['queued', 'running'].includes(found.state)) return found;
  }
  throw new Error('the job never ended');
}

/** Every way in which somebody's share of the creation can end. */
const ENDS: [string, () => Promise<Answer>][] = [
  ['is ended', () => on.unshare(ada, grace.id)],
  ['is left', () => on.unshare(grace, 'me')],
  ['ends by a block', () => grace.ask('PUT', `/api/blocked-people/${ada.id}`)],
];
const jobMissing = { status: 404, body: { code: 'job.missing' } };
const creationMissing = { status: 404, body: { code: 'creation.missing' } };

describe('a creation of somebody else that was read aloud', () => {
  it.each([
    ['stands', 'edit'],
    ['is lowered', 'view'],
  ])('is told of and heard for as long as the share %s', async (_, permission) => {
    const job = await speak(grace);
    await on.share(ada, grace.id, permission);
    await serve();
    expect(await untilEnded(job)).toMatchObject({ state: 'done' });
    const shown = await jobOf(grace, job);
    expect(shown).toMatchObject({ status: 200, body: { state: 'done', result: { creationId: id } } });
    const { audioUrl } = (shown.body as Job).result as SpeechResponse;
    expect(await grace.get(audioUrl)).toMatchObject({ status: 200 });
    expect(await on.get(grace, '/speech')).toMatchObject({ status: 200 });
  });

  it.each(ENDS)('shows nothing more once the share %s, and is not read again', async (_, end) => {
    const job = await speak(grace);
    await serve();
    await untilEnded(job);
    const { audioUrl } = ((await jobOf(grace, job)).body as Job).result as SpeechResponse;
    expect(await end()).toMatchObject({ status: 200 });
    expect(await jobOf(grace, job)).toMatchObject(jobMissing);
    expect(await grace.get(audioUrl)).toMatchObject(creationMissing);
    // Nor to who was still allowed it a moment ago, when the job was looked at.
    const asked = await gateway.database.dataSource.getRepository(JobRow).findOneByOrFail({ id: job.id });
    await expect(gateway.app.get(JobResults).present(asked)).rejects.toMatchObject({ code: 'creation.missing' });
    expect(await on.get(grace, '/speech')).toMatchObject(creationMissing);
    await sql(`update jobs set state = 'failed' where id = $1`, [job.id]);
    for (const what of ['retry', 'cancel'])
      expect(await grace.ask('POST', `/api/jobs/${job.id}/${what}`)).toMatchObject(jobMissing);
    expect(await stateOf(job)).toMatchObject({ state: 'failed' });
    expect(await ada.get(audioUrl)).toMatchObject({ status: 200 });
  });
});

describe('reading a creation aloud for somebody whose share has ended', () => {
  it.each(ENDS)('is cancelled when it %s, and nothing else is', async (_, end) => {
    const linus = await gateway.join('Linus');
    await on.share(ada, linus.id);
    const own = await makeCreation(gateway, grace, { noteId: null });
    const job = await speak(grace);
    const others = [await speak(linus), await speak(ada), await speak(grace, own)];
    await sql(`update jobs set state = 'running', claim_token = gen_random_uuid() where id = $1`, [job.id]);
    expect(await end()).toMatchObject({ status: 200 });
    expect(await stateOf(job)).toMatchObject({ state: 'cancelled' });
    for (const other of others) expect(await stateOf(other)).toMatchObject({ state: 'queued' });
    expect(await sql('select 1 from jobs where claim_token is not null')).toEqual([]);
  });

  it('is not begun, even where nothing cancelled it', async () => {
    const job = await speak(grace);
    await sql('delete from creation_shares');
    let begun = 0;
    await serve(async () => void (begun += 1));
    expect(await untilEnded(job)).toMatchObject({ state: 'failed', errorCode: 'job.forbidden' });
    expect(begun).toBe(0);
  });

  it.each([
    ['', () => on.unshare(ada, grace.id), { state: 'cancelled' }],
    [', even where nothing cancelled it', () => sql('delete from creation_shares'), { errorCode: 'job.forbidden' }],
  ])('is not stored when it ends while it is read%s', async (_, end, ended) => {
    const [begun, finish] = [new AbortController(), new AbortController()];
    await serve(async () => {
      begun.abort();
      while (!finish.signal.aborted) await wait(10);
    });
    const job = await speak(grace);
    while (!begun.signal.aborted) await wait(10);
    await end();
    finish.abort();
    expect(await untilEnded(job)).toMatchObject(ended);
    // It comes to its end before it is closed.
    await worker?.close(10_000);
    expect(await speeches()).toEqual([]);
  });

  it('is not asked for again just when it ends', async () => {
    const job = await speak(grace);
    await grace.ask('POST', `/api/jobs/${job.id}/cancel`);
    const answer = await askWhile(
      gateway,
      {
        hold: ['select 1 from creations where id = $1 for update', [id]],
        meanwhile: ['delete from creation_shares where creation_id = $1', [id]],
      },
      () => grace.ask('POST', `/api/jobs/${job.id}/retry`),
    );
    expect(answer).toMatchObject(jobMissing);
    expect(await stateOf(job)).toMatchObject({ state: 'cancelled' });
  });

  it('does not show its result to whoever still waits for it', async () => {
    const waiting = grace.ask('POST', `/api/creations/${id}/speech`);
    while ((await sql('select 1 from jobs where owner_id = $1', [grace.id])).length === 0) await wait(10);
    // Both at once, so that there is no moment at which it may be shown.
    await sql(
      `with ended as (delete from creation_shares) update jobs set state = 'done', finished_at = now() where owner_id = $1`,
      [grace.id],
    );
    const { status, body } = await waiting;
    expect({ status, body }).toMatchObject(jobMissing);
  });
});
