import { Job } from '@stitchbook/database';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { type JobKind, cancelJob, purgeFinishedJobs, failStaleTranscriptJobs, createJob } from '@stitchbook/jobs';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A job that ended this long ago. Returns its id. */
async function endJob(state: string, ago: string, kind: JobKind = 'suggest-tags'): Promise<string> {
  const ownerId = await addUser(database.dataSource);
  const [job] = await database.dataSource.query<{ id: string }[]>(
    `insert into jobs (kind, owner_id, state, finished_at) values ($1, $2, $3, now() - $4::interval) returning id`,
    [kind, ownerId, state, ago],
  );
  return String(job?.id);
}

const rowOf = (id: string) => database.dataSource.getRepository(Job).findOneBy({ id });

async function askWithWords(ago: string): Promise<string> {
  const ownerId = await addUser(database.dataSource);
  const input = { transcript: 'Words of somebody.', existingTags: [] };
  const { id } = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'suggest-tags', ownerId, input }),
  );
  await database.dataSource.query(`update jobs set created_at = now() - $2::interval where id = $1`, [id, ago]);
  return id;
}

describe('the row of a job', () => {
  it('is deleted some time after it ended, however it ended', async () => {
    for (const state of ['done', 'cancelled', 'failed']) await endJob(state, '11 minutes');
    const recent = [await endJob('done', '9 minutes'), await endJob('failed', '9 minutes')];
    await endJob('failed', '31 days', 'create-from-note');
    expect(await purgeFinishedJobs(database.dataSource, 'suggest-tags')).toBe(3);
    expect(await purgeFinishedJobs(database.dataSource, 'create-from-note')).toBe(1);
    const left = await database.dataSource.getRepository(Job).find();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set(recent));
  });

  it('stays while its note or recording shows that it failed, and can be retried', async () => {
    for (const kind of ['enrich-note', 'transcribe-recording'] as const) {
      const failed = await endJob('failed', '1 year', kind);
      expect(await purgeFinishedJobs(database.dataSource, kind)).toBe(0);
      expect(await rowOf(failed)).toMatchObject({ input: {}, output: null });
    }
  });

  it('holds nobody’s words once it is cancelled', async () => {
    const id = await askWithWords('1 second');
    await database.dataSource.transaction((manager) => cancelJob(manager, id));
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', input: { existingTags: [] } });
  });

  it('holds nobody’s words for longer than minutes, though nobody starts it', async () => {
    const [old, recent] = [await askWithWords('11 minutes'), await askWithWords('9 minutes')];
    expect(await failStaleTranscriptJobs(database.dataSource)).toBe(1);
    expect(await rowOf(old)).toMatchObject({ state: 'failed', errorCode: 'job.too-late', input: { existingTags: [] } });
    expect(await rowOf(recent)).toMatchObject({ state: 'queued', input: { transcript: 'Words of somebody.' } });
  });
});
