import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { Job, Recording, Upload } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { type AudioStore, createAudioKey, createAudioStore } from '@stitchbook/storage';
import {
  type RunningService,
  type TestDatabase,
  addUser,
  audioFixture,
  createTestDatabase,
  joinWavs,
  startService,
  storesEnvironment,
} from '@stitchbook/testing';
import { SpokenUpload } from './support/spoken-upload.ts';

const logger = createLogger('test', { level: 'silent' });
const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');
const checkDirectory = join(dirname(modelDirectory), 'moonshine-base');

let database: TestDatabase;
let directory: string;
let environment: Record<string, string>;
let store: AudioStore;
let producer: JobProducer;
let ownerId: string;
let wav: Buffer;
const services: RunningService[] = [];

beforeAll(async () => {
  await fetchSpeechModel({ directory: modelDirectory });
  await fetchSpeechModel({ directory: checkDirectory, model: 'moonshine-base' });
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-captions-'));
  wav = joinWavs(await Promise.all([readFile(audioFixture('dashwood.wav')), readFile(audioFixture('amiable.wav'))]));
}, 120_000);
beforeEach(async () => {
  database = await createTestDatabase();
  environment = storesEnvironment(database.url, directory);
  store = createAudioStore(loadSettings(StorageSettings, environment));
  producer = await JobProducer.open(database.dataSource, loadSettings(QueueSettings, environment), logger);
  ownerId = await addUser(database.dataSource);
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  await producer.close();
  await database.drop();
});
afterAll(() => rm(directory, { recursive: true }));

function startWorker(more: Record<string, string> = {}): RunningService {
  const service = startService('transcription', {
    ...environment,
    SPEECH_DEFAULT_MODEL_DIR: modelDirectory,
    SPEECH_CHECK_MODEL_DIR: checkDirectory,
    METRICS_PORT: '0',
    ...more,
  });
  services.push(service);
  return service;
}

const begin = () => SpokenUpload.begin(database.dataSource, ownerId, wav);

/** Makes a recording, of an upload or of a file, and waits until its job has ended. */
async function transcribe(audio: Buffer | null, upload?: SpokenUpload): Promise<{ job: Job; recording: Recording }> {
  const audioKey = createAudioKey();
  if (audio) await store.write(audioKey, Readable.from([audio]));
  const made = await database.dataSource.transaction(async (manager) => {
    const { identifiers } = await manager.insert(Recording, {
      ownerId,
      audioKey,
      format: 'wav',
      bytes: 1,
      sha256: 'x',
    });
    return createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId: String(identifiers[0]?.['id']) });
  });
  const { recordingId } = made;
  await upload?.become(String(recordingId));
  await producer.enqueue(made);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
    const job = await database.dataSource.getRepository(Job).findOneByOrFail({ id: made.id });
    if (job.state !== 'done' && job.state !== 'failed') continue;
    const recording = await database.dataSource.getRepository(Recording).findOneByOrFail({ id: String(recordingId) });
    return { job, recording };
  }
  throw new Error(`the job did not end; the worker said:\n${services.map((service) => service.log()).join('\n')}`);
}

function transcriptOf({ transcript, segments, durationSeconds, wordlessReason, peaks, engine }: Recording) {
  return { transcript, segments, durationSeconds, wordlessReason, peaks: peaks?.toString('hex'), engine };
}

describe('a recording that arrives while somebody speaks', () => {
  it('is shown word by word, and has been transcribed when it is complete', async () => {
    const worker = startWorker();
    const upload = await begin();
    const speaking = upload.speak();
    await upload.untilShown(/Dashwood/);
    const early = await upload.captions();
    expect(early[0]).toMatchObject({ number: 0, isFinal: false });
    expect((await upload.row()).captionState).toBe('live');
    await speaking;
    await upload.end();
    await upload.untilState('done');
    // Its audio is nowhere: a transcription of the whole would fail.
    const { job, recording } = await transcribe(null, upload);
    expect(job).toMatchObject({ state: 'done', attempt: 1, error: null });
    const { recording: whole } = await transcribe(wav);
    expect(transcriptOf(recording)).toEqual(transcriptOf(whole));
    expect(recording.engine).toBe('moonshine-tiny+moonshine-base');
    expect(await upload.row()).toMatchObject({ captionState: 'done', captioner: null, captionerUntil: null });
    const captions = await upload.captions();
    expect(await upload.shown()).toBe(recording.transcript);
    expect(captions.every(({ isFinal }) => isFinal)).toBe(true);
    expect(Math.max(...captions.map(({ revision }) => revision))).toBeGreaterThan(Number(early[0]?.revision));

    const [, port] = /"metricsPort":(\d+)/.exec(worker.log()) ?? [];
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('stitchbook_caption_sessions 0');
    expect(metrics).toMatch(/stitchbook_caption_lag_seconds_count [1-9]/);
    expect(worker.log()).not.toMatch(/dashwood/i);
  }, 120_000);

  it('is taken over from its beginning when its worker is killed', async () => {
    const first = startWorker();
    const upload = await begin();
    await upload.speak({ untilSeconds: 4 });
    await upload.untilShown(/Dashwood/);
    const { captioner } = await upload.row();
    await first.stop('SIGKILL');
    const killedAt = Date.now();
    startWorker();
    await upload.speak();
    await upload.end();
    await upload.until((row) => row.captioner !== captioner);
    console.log(`taken over ${((Date.now() - killedAt) / 1_000).toFixed(1)} s after the kill`);
    await upload.untilState('done');
    const { recording } = await transcribe(null, upload);
    const { recording: whole } = await transcribe(wav);
    expect(transcriptOf(recording)).toEqual(transcriptOf(whole));
    expect(await upload.shown()).toBe(recording.transcript);
  }, 120_000);

  it('is given back at once by a worker that shuts down', async () => {
    const first = startWorker();
    const upload = await begin();
    await upload.speak({ untilSeconds: 2 });
    await upload.untilState('live');
    await first.stop();
    expect(await upload.row()).toMatchObject({ captionState: null, captioner: null, captionerUntil: null });
    startWorker();
    await upload.speak({ times: 4 });
    await upload.end();
    await upload.untilState('done');
  }, 120_000);

  it('is waited for by its job while its last words are written down', async () => {
    startWorker({ CAPTION_SESSIONS: '0' });
    const upload = await begin();
    await upload.speak({ times: 50 });
    await upload.end();
    const uploads = database.dataSource.getRepository(Upload);
    const captionerUntil = () => "now() + interval '10 seconds'";
    await uploads.update({ id: upload.id }, { captionState: 'live', captioner: crypto.randomUUID(), captionerUntil });
    const transcribed = transcribe(null, upload);
    await upload.until(({ recordingId }) => recordingId !== null);
    await wait(500);
    const { receivedBytes } = await upload.row();
    const heard = { text: 'As captioned.', segments: [], speechSeconds: 2, wordlessReason: null, peaks: 'AQ==' };
    const captioned = { ...heard, durationSeconds: receivedBytes / 32_000, samples: receivedBytes / 2, engine: 'none' };
    await uploads.update({ id: upload.id }, { captionState: 'done', captioned });
    const { job, recording } = await transcribed;
    expect(job).toMatchObject({ state: 'done', attempt: 1, error: null });
    expect(recording).toMatchObject({ transcript: 'As captioned.', engine: 'none' });
  }, 120_000);

  it('is transcribed as a whole where its captions did not hear every sample', async () => {
    startWorker({ CAPTION_SESSIONS: '0' });
    const upload = await begin();
    await upload.speak({ times: 50 });
    await upload.end();
    const peaks = Buffer.from([1]).toString('base64');
    const lie = { text: 'A lie.', segments: [], durationSeconds: 2, speechSeconds: 2, wordlessReason: null, peaks };
    const captioned = { ...lie, samples: 32_000, engine: 'none' };
    await database.dataSource.getRepository(Upload).update({ id: upload.id }, { captionState: 'done', captioned });
    const { recording } = await transcribe(wav, upload);
    expect(recording).toMatchObject({ engine: 'moonshine-tiny+moonshine-base' });
    expect(recording.transcript).toMatch(/Dashwood.*amiable/);
  }, 120_000);

  it('is transcribed as a whole, and no later, where its pieces are gone before they were heard', async () => {
    startWorker();
    const upload = await begin();
    await upload.speak({ untilSeconds: 3 });
    await upload.untilState('live');
    await upload.lose();
    const { recording } = await transcribe(wav, upload);
    expect(recording.transcript).toMatch(/Dashwood.*amiable/);
    await upload.untilState('failed', 4_000);
  }, 120_000);

  it('makes room for another when it is deleted', async () => {
    startWorker({ CAPTION_SESSIONS: '1' });
    const deleted = await begin();
    await deleted.speak({ untilSeconds: 2 });
    await deleted.untilState('live');
    const other = await begin();
    await other.speak({ times: 10 });
    await other.end();
    expect((await other.row()).captioner).toBeNull();
    await database.dataSource.getRepository(Upload).delete({ id: deleted.id });
    await other.untilState('done');
    expect(await other.shown()).toMatch(/Dashwood.*amiable/);
  }, 120_000);
});
