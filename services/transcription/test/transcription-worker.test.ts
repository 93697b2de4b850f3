import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import type { AudioFormat } from '@stitchbook/contracts';
import { Job, Recording, VocabularyTerm } from '@stitchbook/database';
import { JobProducer, cancelJob, createJob } from '@stitchbook/jobs';
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
  secondsOf,
  startService,
  storesEnvironment,
} from '@stitchbook/testing';

const logger = createLogger('test', { level: 'silent' });
const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');

let database: TestDatabase;
let directory: string;
let environment: Record<string, string>;
let store: AudioStore;
let producer: JobProducer;
let ownerId: string;
const services: RunningService[] = [];

beforeAll(async () => {
  await fetchSpeechModel({ directory: modelDirectory });
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-transcription-'));
  environment = storesEnvironment(database.url, directory);
  store = createAudioStore(loadSettings(StorageSettings, environment));
  producer = await JobProducer.open(database.dataSource, loadSettings(QueueSettings, environment), logger);
  ownerId = await addUser(database.dataSource);
}, 120_000);
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});
afterAll(async () => {
  await producer.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

function startWorker(more: Record<string, string> = {}): RunningService {
  const service = startService('transcription', {
    ...environment,
    SPEECH_MODEL_DIR: modelDirectory,
    METRICS_PORT: '0',
    ...more,
  });
  services.push(service);
  return service;
}

async function ask(format: AudioFormat, audio: Readable, bytes = 1): Promise<Job> {
  const audioKey = createAudioKey();
  await store.write(audioKey, audio);
  const job = await database.dataSource.transaction(async (manager) => {
    const { identifiers } = await manager.insert(Recording, { ownerId, audioKey, format, bytes, sha256: 'x' });
    return createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId: String(identifiers[0]?.['id']) });
  });
  await producer.enqueue(job);
  return job;
}

async function until(jobId: string, isReached: (job: Job) => boolean, withinMs = 60_000): Promise<Job> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(50)) {
    const job = await database.dataSource.getRepository(Job).findOneByOrFail({ id: jobId });
    if (isReached(job)) return job;
  }
  throw new Error(
    `job ${jobId} did not get there; the worker said:\n${services.map((service) => service.log()).join('\n')}`,
  );
}

const hasEnded = ({ state }: Job) => state === 'done' || state === 'failed';
const recordingOf = ({ recordingId }: Job) =>
  database.dataSource.getRepository(Recording).findOneByOrFail({ id: String(recordingId) });
const plain = (text: string | null) => text?.toLowerCase().replace(/[^a-z ]/g, '');

describe('the transcription worker', () => {
  it('stores the words of a recording with their times, its length, its peaks and the engine', async () => {
    startWorker();
    const job = await until((await ask('mp3', createReadStream(audioFixture('dashwood.mp3')))).id, hasEnded);
    expect(job).toMatchObject({ state: 'done', progress: 100, error: null });
    const { transcript, segments, durationSeconds, peaks, engine } = await recordingOf(job);
    expect(plain(transcript)).toContain('john dashwood had then leisure to consider');
    expect(segments?.[0]).toMatchObject({
      startSeconds: expect.any(Number),
      text: expect.stringContaining('Dashwood'),
    });
    expect(durationSeconds).toBeCloseTo(7.1, 0);
    expect(peaks?.length).toBeGreaterThan(100);
    expect(peaks?.length).toBeLessThanOrEqual(200);
    expect(new Set(peaks).size).toBeGreaterThan(20);
    expect(engine).toBe('moonshine-tiny');
  }, 90_000);

  it('puts the words of whose recording it is in the place of what sounds like them, and keeps what was heard', async () => {
    const stranger = await addUser(database.dataSource);
    await database.dataSource.manager.insert(VocabularyTerm, [
      { ownerId, term: 'John Dashwoode' },
      { ownerId: stranger, term: 'Leasure' },
    ]);
    startWorker();
    const job = await until((await ask('mp3', createReadStream(audioFixture('dashwood.mp3')))).id, hasEnded);
    const { transcript, segments, substitutions } = await recordingOf(job);
    expect(transcript).toContain('Mr. John Dashwoode had then leisure to consider');
    expect(segments?.map(({ text }) => text).join(' ')).toBe(transcript);
    expect(substitutions).toEqual([{ term: 'John Dashwoode', heard: 'John Dashwood', at: expect.any(Number) }]);
    expect(transcript?.slice(substitutions?.[0]?.at)).toMatch(/^John Dashwoode had/);
    await database.dataSource.getRepository(VocabularyTerm).delete({ ownerId });
  }, 90_000);

  it('exposes how long jobs waited and took, and the real-time factor of speech', async () => {
    const worker = startWorker();
    await until((await ask('mp3', createReadStream(audioFixture('dashwood.mp3')))).id, hasEnded);
    while (!worker.log().includes('"outcome":"done"')) await wait(20);
    const [, port] = /"metricsPort":(\d+)/.exec(worker.log()) ?? [];
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('stitchbook_job_wait_seconds_count{kind="transcribe-recording"} 1');
    expect(text).toContain('stitchbook_job_duration_seconds_count{kind="transcribe-recording",outcome="done"} 1');
    expect(text).toContain('stitchbook_speech_real_time_factor_count 1');
    const [, factor] = /^stitchbook_speech_real_time_factor_sum (\S+)$/m.exec(text) ?? [];
    expect(Number(factor)).toBeGreaterThan(0);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/dashwood/i);
  }, 90_000);

  it('says why a broken recording could not be read, and keeps its audio', async () => {
    startWorker();
    const broken = (await readFile(audioFixture('dashwood.mp3'))).subarray(0, 300);
    const job = await until((await ask('mp3', Readable.from([broken]))).id, hasEnded);
    expect(job).toMatchObject({ state: 'failed', attempt: 1, error: expect.stringMatching(/recording is .*\./) });
    await expect(store.open((await recordingOf(job)).audioKey)).resolves.toBeDefined();
  }, 90_000);

  it('transcribes a sentence while long recordings are under way and wait', async () => {
    const sentence = await readFile(audioFixture('dashwood.wav'));
    const fiveMinutes = joinWavs(Array.from({ length: Math.ceil(300 / secondsOf(sentence)) }, () => sentence));
    startWorker({ TRANSCRIPTION_CONCURRENCY: '2' });
    const first = await ask('wav', Readable.from([fiveMinutes]), fiveMinutes.length);
    const second = await ask('wav', Readable.from([fiveMinutes]), fiveMinutes.length);
    await until(first.id, ({ doneSeconds }) => (doneSeconds ?? 0) > 0);
    const short = await ask('wav', Readable.from([sentence]), sentence.length);
    expect(await until(short.id, hasEnded)).toMatchObject({ state: 'done' });
    expect(await until(first.id, () => true)).toMatchObject({ state: 'running' });
    expect(await until(second.id, () => true)).toMatchObject({ state: 'queued' });
    for (const { id } of [first, second]) await cancelJob(database.dataSource.manager, id);
  }, 120_000);

  it('is replaced by another when it is killed in the middle, and the words are stored once', async () => {
    const sentence = await readFile(audioFixture('dashwood.wav'));
    const fourMinutes = joinWavs(Array.from({ length: Math.ceil(240 / secondsOf(sentence)) }, () => sentence));
    const first = startWorker();
    const { id } = await ask('wav', Readable.from([fourMinutes]));
    const running = await until(id, ({ state, firstWords }) => state === 'running' && firstWords !== null);
    expect(plain(running.firstWords)).toContain('john dashwood had then leisure to consider');
    await first.stop('SIGKILL');
    const killedAt = Date.now();
    startWorker();
    expect(await until(id, ({ deliveries }) => deliveries === 2)).toMatchObject({ firstWords: null });
    console.log(`started again ${((Date.now() - killedAt) / 1_000).toFixed(1)} s after the kill`);
    const job = await until(id, hasEnded, 120_000);
    expect(job).toMatchObject({ state: 'done', attempt: 1, deliveries: 2, totalSeconds: expect.any(Number) });
    expect(job.firstWords).toBeNull();
    const { transcript, durationSeconds } = await recordingOf(job);
    expect(durationSeconds).toBeCloseTo(secondsOf(fourMinutes), 0);
    expect(plain(transcript)?.match(/dashwood/g)?.length).toBeGreaterThan(30);
  }, 240_000);
});
