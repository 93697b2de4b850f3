import { JobRow } from '@stitchbook/database';
import { recordJob } from '@stitchbook/jobs';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { forgetSettledJobs } from '../src/forget-settled-jobs.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A job that ended this long ago. Returns its id. */
async function endJob(state: string, ago: string): Promise<string> {
  const ownerId = await addUser(database.dataSource);
  const job = await database.dataSource.transaction((manager) => recordJob(manager, { kind: 'suggest-tags', ownerId }));
  await database.dataSource.query(`update jobs set state = $2, finished_at = now() - $3::interval where id = $1`, [
    job.id,
    state,
    ago,
  ]);
  return job.id;
}

describe('the row of a job', () => {
  it('is forgotten some time after it was done, but never while it waits to be tried again', async () => {
    await endJob('done', '11 minutes');
    await endJob('cancelled', '11 minutes');
    const recent = await endJob('done', '9 minutes');
    const failed = await endJob('failed', '1 year');
    expect(await forgetSettledJobs(database.dataSource, 'suggest-tags')).toBe(2);
    const left = await database.dataSource.getRepository(JobRow).find();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([recent, failed]));
  });
});
