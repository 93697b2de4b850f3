import { Job } from '@stitchbook/database';
import { JobFailure, cancelJob } from '@stitchbook/jobs';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { type ClaimedJob, claimJob } from '../src/claim-job.ts';
import { requestEnrichment } from './support/request-enrichment.ts';

let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

const claim = async ({ id, attempt }: Pick<Job, 'id' | 'attempt'>): Promise<ClaimedJob> => {
  const claimed = await claimJob(database.dataSource, { jobId: id, attempt }, { takesQuarantined: true });
  if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
  return claimed.job;
};

/** A job that is under way and has told of its first words. */
const begin = async (): Promise<ClaimedJob> => {
  const job = await claim(await requestEnrichment(database.dataSource, ownerId));
  await job.reportProgress({ doneSeconds: 12, totalSeconds: 600, firstWords: 'We went home.' });
  return job;
};

const find = ({ row: { id } }: ClaimedJob) => database.dataSource.getRepository(Job).findOneByOrFail({ id });

describe('the first words of a job under way', () => {
  it('are on its row with its progress', async () => {
    expect(await find(await begin())).toMatchObject({ doneSeconds: 12, progress: 2, firstWords: 'We went home.' });
  });

  it('are none, not an empty text, while nothing is certain', async () => {
    const job = await begin();
    await job.reportProgress({ doneSeconds: 13, totalSeconds: 600, firstWords: '' });
    expect(await find(job)).toMatchObject({ doneSeconds: 13, firstWords: null });
  });

  it.each<[string, (job: ClaimedJob) => Promise<unknown>]>([
    ['done', (job) => job.complete(async () => undefined)],
    ['failed', (job) => job.fail(new JobFailure('test.broken', 'This is broken.', { permanent: true }))],
    ['released for its next attempt', (job) => job.release(0, { usesUpAttempt: true })],
    ['cancelled', ({ row: { id } }) => cancelJob(database.dataSource.manager, id)],
  ])('are gone once it is %s', async (_how, end) => {
    const job = await begin();
    await end(job);
    expect(await find(job)).toMatchObject({ firstWords: null });
  });

  it('start anew with the worker that takes over from one that died', async () => {
    const job = await begin();
    await database.dataSource.query('update jobs set lease_until = now() where id = $1', [job.row.id]);
    await claim(job.row);
    expect(await find(job)).toMatchObject({ state: 'running', deliveries: 2, firstWords: null });
  });
});
