import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { Job, Recording } from '@stitchbook/database';
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
import { SpokenUpload } from './spoken-upload.ts';

const logger = createLogger('test', { level: 'silent' });
const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');
const checkDirectory = join(dirname(modelDirectory), 'moonshine-base');

/** 0.2 s, with which each recording ends. */
const SILENCE_BYTES = 6_400;

/** Workers with captions on a database of their own in each test; registered with the tests of the file that makes one. */
export class Captioning {
  database!: TestDatabase;
  /** Two sentences, about "Dashwood" and "amiable". */
  wav!: Buffer;
  private directory!: string;
  private environment!: Record<string, string>;
  private store!: AudioStore;
  private producer!: JobProducer;
  private ownerId!: string;
  private readonly services: RunningService[] = [];

  constructor() {
    beforeAll(() => this.prepare(), 120_000);
    beforeEach(() => this.open());
    afterEach(() => this.close());
    afterAll(() => rm(this.directory, { recursive: true }));
  }

  startWorker(more: Record<string, string> = {}): RunningService {
    const service = startService('transcription', {
      ...this.environment,
      SPEECH_DEFAULT_MODEL_DIR: modelDirectory,
      SPEECH_CHECK_MODEL_DIR: checkDirectory,
      METRICS_PORT: '0',
      ...more,
    });
    this.services.push(service);
    return service;
  }

  /** An upload to which nothing has come yet. */
  begin(): Promise<SpokenUpload> {
    return SpokenUpload.begin(this.database.dataSource, this.ownerId, this.wav);
  }

  /** Makes a recording, of an upload or of a file, and waits until its job has ended. */
  async transcribe(audio: Buffer | null, upload?: SpokenUpload): Promise<{ job: Job; recording: Recording }> {
    const { dataSource } = this.database;
    const { ownerId } = this;
    const audioKey = createAudioKey();
    if (audio) await this.store.write(audioKey, Readable.from([audio]));
    const made = await dataSource.transaction(async (manager) => {
      const recording = { ownerId, audioKey, format: 'wav', bytes: 1, sha256: 'x' } as const;
      const { identifiers } = await manager.insert(Recording, recording);
      return createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId: String(identifiers[0]?.['id']) });
    });
    const { recordingId } = made;
    await upload?.become(String(recordingId));
    await this.producer.enqueue(made);
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
      const job = await dataSource.getRepository(Job).findOneByOrFail({ id: made.id });
      if (job.state !== 'done' && job.state !== 'failed') continue;
      return { job, recording: await dataSource.getRepository(Recording).findOneByOrFail({ id: String(recordingId) }) };
    }
    const logs = this.services.map((service) => service.log()).join('\n');
    throw new Error(`the job did not end; the worker said:\n${logs}`);
  }

  private async prepare(): Promise<void> {
    await fetchSpeechModel({ directory: modelDirectory });
    await fetchSpeechModel({ directory: checkDirectory, model: 'moonshine-base' });
    this.directory = await mkdtemp(join(tmpdir(), 'stitchbook-captions-'));
    const fixtures = (['dashwood.wav', 'amiable.wav'] as const).map((name) => readFile(audioFixture(name)));
    // In less than 10 s of sound nobody can be so far behind that they are given up, however slow the machine.
    this.wav = joinWavs((await Promise.all(fixtures)).map((wav) => wav.subarray(0, -SILENCE_BYTES)));
  }

  private async open(): Promise<void> {
    this.database = await createTestDatabase();
    this.environment = storesEnvironment(this.database.url, this.directory);
    this.store = createAudioStore(loadSettings(StorageSettings, this.environment));
    const queue = loadSettings(QueueSettings, this.environment);
    this.producer = await JobProducer.open(this.database.dataSource, queue, logger);
    this.ownerId = await addUser(this.database.dataSource);
  }

  private async close(): Promise<void> {
    await Promise.all(this.services.splice(0).map((service) => service.stop()));
    await this.producer.close();
    await this.database.drop();
  }
}

/** What somebody reads and sees of a recording's words. */
export function transcriptOf({ transcript, segments, durationSeconds, wordlessReason, peaks, engine }: Recording) {
  return { transcript, segments, durationSeconds, wordlessReason, peaks: peaks?.toString('hex'), engine };
}
