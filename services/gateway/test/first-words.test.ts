import type { Job, Note } from '@stitchbook/api-types';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let job: Job;

const sql = <Row = object>(text: string, ...parameters: unknown[]): Promise<Row[]> =>
  gateway.database.dataSource.query(text, parameters);
const show = (person: Person) => person.get(`/api/jobs/${job.id}`);

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
});
beforeEach(async () => {
  const form = formOf({}, { bytes: await readFixture('dashwood.wav') });
  const headers = { prefer: 'respond-async' };
  job = (await ada.ask('POST', '/api/transcribe', { form, headers })).body as Job;
  await sql(
    `update jobs set state = 'running', claim_token = gen_random_uuid(), lease_until = now() + interval '1 minute',
            done_seconds = 1, first_words = 'Mr. John Dashwood' where id = $1`,
    job.id,
  );
});
afterAll(() => gateway.close());

describe('the first words of a recording that is being transcribed', () => {
  it('are told to who asked for it, and to nobody else', async () => {
    expect(job).toMatchObject({ state: 'queued', firstWords: null });
    expect(await show(ada)).toMatchObject({ status: 200, body: { state: 'running', firstWords: 'Mr. John Dashwood' } });
    const stranger = await show(await gateway.join('Grace'));
    expect(stranger.status).toBe(404);
    expect(JSON.stringify(stranger.body)).not.toContain('Dashwood');
    expect(await show(gateway.visitor())).toMatchObject({ status: 401 });
  });

  it('are gone when the work is cancelled', async () => {
    const cancelled = await ada.ask('POST', `/api/jobs/${job.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', firstWords: null } });
  });

  it('are neither found, exported nor kept when their note is deleted', async () => {
    const [recording] = await sql<{ id: string }>('select recording_id as id from jobs where id = $1', job.id);
    const form = formOf({ title: 'Early', transcript: '', duration: '7', recordingId: String(recording?.id) });
    const note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    expect((await ada.get('/api/notes?q=Dashwood')).body).toEqual([]);
    expect(JSON.stringify((await ada.get(`/api/notes/${note.id}`)).body)).not.toContain('Dashwood');
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    await purgeDeletedNotes(gateway);
    expect(await sql('select 1 from jobs where id = $1', job.id)).toEqual([]);
    expect(await sql(`select 1 from deleted_note_rows where contents::text like '%Dashwood%'`)).toEqual([]);
  });
});
