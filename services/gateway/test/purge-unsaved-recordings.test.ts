import { readdir } from 'node:fs/promises';
import type { Job, Note } from '@stitchbook/api-types';
import { PurgeUnsavedRecordings } from '../src/recordings/recording-cleanup.ts';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;

beforeEach(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
});
afterEach(() => gateway.close());

const sql = <T>(text: string, parameters: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, parameters);
const purge = () => gateway.app.get(PurgeUnsavedRecordings).run();

/** A recording whose transcription ended so many days ago. Returns the id of its job. */
async function sent({ daysAgo, state }: { daysAgo: number; state: string }): Promise<string> {
  const form = formOf({}, { bytes: await readFixture('amiable.wav') });
  const answer = await ada.ask('POST', '/api/transcribe', { form, headers: { prefer: 'respond-async' } });
  const { id } = answer.body as Job;
  const days = `make_interval(days => ${daysAgo})`;
  await sql(
    `update recordings set created_at = now() - interval '90 days' where id = (select recording_id from jobs where id = $1)`,
    [id],
  );
  await sql(
    `update jobs set state = $2, finished_at = case when $2 in ('queued', 'running') then null else now() - ${days} end where id = $1`,
    [id, state],
  );
  return id;
}

async function audioFiles(): Promise<number> {
  const entries = await readdir(gateway.audioDirectory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe('a recording that was never saved as a note', () => {
  it.each(['done', 'failed', 'cancelled'])(
    'goes with its audio when nothing was done with it for 30 days (%s)',
    async (state) => {
      const jobId = await sent({ daysAgo: 31, state });
      expect(await purge()).toBe(1);
      expect(await sql('select 1 from recordings')).toEqual([]);
      expect(await sql('select 1 from orphaned_audio')).toEqual([]);
      expect(await audioFiles()).toBe(0);
      expect(await ada.get(`/api/jobs/${jobId}`)).toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['was transcribed less than 30 days ago', 29, 'done'],
    ['has just failed', 0, 'failed'],
    ['still waits to be transcribed', 90, 'queued'],
    ['is being transcribed', 90, 'running'],
  ])('stays while it %s', async (_why, daysAgo, state) => {
    await sent({ daysAgo, state });
    expect(await purge()).toBe(0);
    expect(await audioFiles()).toBe(1);
  });

  it('stays when a note has it, however old', async () => {
    const jobId = await sent({ daysAgo: 90, state: 'done' });
    const [job] = await sql<{ recordingId: string }>('select recording_id as "recordingId" from jobs where id = $1', [
      jobId,
    ]);
    const form = formOf({ title: 'Kept', transcript: 'Words.', duration: '2', recordingId: String(job?.recordingId) });
    const note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    expect(await purge()).toBe(0);
    expect(await ada.get(String(note.audioUrl))).toMatchObject({ status: 200 });
  });

  it('stays while a note is just taking it', async () => {
    await sent({ daysAgo: 90, state: 'done' });
    const taken = await gateway.database.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from recordings for update');
      return purge();
    });
    expect(taken).toBe(0);
    expect(await purge()).toBe(1);
  });
});
