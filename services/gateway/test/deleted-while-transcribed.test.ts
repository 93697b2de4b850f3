import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job as JobResponse, Note } from '@stitchbook/api-types';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { type RunningService, joinWavs, reportFigure, secondsOf, startService } from '@stitchbook/testing';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, readFixture } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { buildServices } from './support/start-gateway-process.ts';

const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');
/** Long enough that it is under way for a while on any machine. */
const RECORDING_SECONDS = 600;

let gateway: TestGateway;
let worker: RunningService;
let ada: Person;

beforeAll(async () => {
  buildServices('transcription');
  await fetchSpeechModel({ directory: modelDirectory });
  gateway = await startGateway();
  worker = startService('transcription', {
    ...gateway.stores,
    SPEECH_MODEL_DIR: modelDirectory,
  });
  ada = await gateway.join('Ada');
}, 180_000);
afterAll(async () => {
  await worker.stop();
  await gateway.close();
});

async function transcribe(bytes: Uint8Array): Promise<JobResponse> {
  const headers = { prefer: 'respond-async' };
  return (await ada.ask('POST', '/api/transcribe', { form: formOf({}, { bytes }), headers })).body as JobResponse;
}

/** The state of a job once it satisfies this; undefined when its row is gone. */
async function until(id: string, isReached: (state: string, doneSeconds: number) => boolean): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await wait(50)) {
    const [row] = await rows<{ state: string; done: number | null }>(
      'select state, done_seconds::float8 as done from jobs where id = $1',
      id,
    );
    if (row && isReached(row.state, row.done ?? 0)) return;
  }
  throw new Error(`the job never got there; the worker said:\n${worker.log()}`);
}

const rows = <Row = object>(sql: string, ...parameters: unknown[]): Promise<Row[]> =>
  gateway.database.dataSource.query(sql, parameters);

describe('a note that is deleted while its recording is transcribed', () => {
  it('stays deleted, with its recording, its job and its audio, and the worker goes on with the next', async () => {
    const sentence = await readFixture('dashwood.wav');
    const long = joinWavs(Array.from({ length: Math.ceil(RECORDING_SECONDS / secondsOf(sentence)) }, () => sentence));
    const job = await transcribe(long);
    const [recording] = await rows<{ id: string; key: string }>(
      'select r.id, audio_key as key from recordings r join jobs j on j.recording_id = r.id where j.id = $1',
      job.id,
    );
    const form = formOf({ title: 'Too early', transcript: '', duration: '600', recordingId: String(recording?.id) });
    const { status, body } = await ada.ask('POST', '/api/notes', { form });
    expect(status).toBe(201);
    await until(job.id, (state, doneSeconds) => state === 'running' && doneSeconds > 0);
    expect(await listStoredAudio(gateway)).toEqual([recording?.key]);

    const deletedAt = Date.now();
    expect(await ada.ask('DELETE', `/api/notes/${(body as Note).id}`)).toMatchObject({ status: 200 });
    const isLost = () => worker.log().includes('"outcome":"lost"');
    while (!isLost() && Date.now() - deletedAt < 120_000) await wait(50);
    expect(isLost()).toBe(true);
    reportFigure(
      36,
      `a transcription stopped ${((Date.now() - deletedAt) / 1_000).toFixed(1)} s after its note was deleted`,
    );

    // Whatever it might still have written comes before the next recording is transcribed.
    const next = await transcribe(sentence);
    await until(next.id, (state) => state === 'done');
    // On a busy machine it may have been done by the gateway itself, every minute, once two minutes are over.
    await purgeDeletedNotes(gateway);
    expect(await rows('select 1 from deleted_notes')).toEqual([]);
    expect(await rows('select 1 from notes where id = $1', (body as Note).id)).toEqual([]);
    expect(await rows('select 1 from recordings where id = $1', recording?.id)).toEqual([]);
    expect(await rows('select 1 from jobs where id = $1', job.id)).toEqual([]);
    expect(await rows('select 1 from orphaned_audio where audio_key = $1', recording?.key)).toEqual([]);
    expect(await listStoredAudio(gateway)).toHaveLength(1);
    expect(await listStoredAudio(gateway)).not.toContain(recording?.key);
    expect(await ada.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404 });
    expect(await ada.get(`/api/notes/${(body as Note).id}`)).toMatchObject({ status: 404 });
  }, 600_000);
});
