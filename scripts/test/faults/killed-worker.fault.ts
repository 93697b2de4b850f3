import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { Job, Recording } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { createAudioKey, createAudioStore } from '@stitchbook/storage';
import {
  type TestDatabase,
  addUser,
  audioFixture,
  createTestDatabase,
  joinWavs,
  reportFigure,
} from '@stitchbook/testing';
import { SEED, seededRandom } from './support/seeded-random.ts';
import { TestProduct } from './support/test-product.ts';

const LANES = 2;
const KILLS_A_LANE = 10;
const SENTENCES = 1;
const CLAIMED_WITHIN_MS = 15_000;
const TIMEOUT_MS = 8 * 60_000;

/** One worker with the engine of this machine, and a queue of its own. */
class Lane {
  private constructor(
    private readonly database: TestDatabase,
    private readonly product: TestProduct,
    private readonly producer: JobProducer,
    private readonly ownerId: string,
  ) {}

  static async open(): Promise<Lane> {
    const database = await createTestDatabase();
    const product = await TestProduct.start({ database, services: ['transcription'], usesLocalSpeech: true });
    const queue = loadSettings(QueueSettings, { DATABASE_URL: database.url });
    const producer = await JobProducer.open(database.dataSource, queue, createLogger('faults', { level: 'silent' }));
    return new Lane(database, product, producer, await addUser(database.dataSource));
  }

  async transcribe(wav: Buffer): Promise<Job> {
    const store = createAudioStore(loadSettings(StorageSettings, { AUDIO_DIR: this.product.audioDirectory }));
    const audioKey = createAudioKey();
    await store.write(audioKey, Readable.from([wav]));
    const { ownerId } = this;
    const job = await this.database.dataSource.transaction(async (manager) => {
      const { identifiers } = await manager.insert(Recording, {
        ownerId,
        audioKey,
        format: 'wav',
        bytes: wav.length,
        sha256: audioKey,
      });
      return createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId: String(identifiers[0]?.['id']) });
    });
    await this.producer.enqueue(job);
    return job;
  }

  /** The row of a job once it is as asked for. */
  async until(id: string, isSo: (job: Job) => boolean): Promise<Job> {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(20)) {
      const job = await this.database.dataSource.getRepository(Job).findOneByOrFail({ id });
      if (isSo(job)) return job;
    }
    throw new Error(`a job did not get there; its worker said:\n${this.product.logOf('transcription')}`);
  }

  /** Milliseconds of work for one that nobody disturbs. */
  async timeOne(wav: Buffer): Promise<number> {
    const { id } = await this.transcribe(wav);
    await this.until(id, ({ state }) => state !== 'queued');
    const begun = performance.now();
    await this.until(id, hasEnded);
    return performance.now() - begun;
  }

  async wordsOf({ recordingId }: Job): Promise<string> {
    const found = await this.database.dataSource.getRepository(Recording).findOneByOrFail({ id: String(recordingId) });
    return found.transcript ?? '';
  }

  kill(): void {
    this.product.kill('transcription');
  }

  async close(): Promise<void> {
    await this.product.close();
    await this.producer.close();
    await this.database.drop();
  }
}

const hasEnded = ({ state }: Job) => state === 'done' || state === 'failed';

const lanes: Lane[] = [];
beforeAll(async () => {
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await Lane.open());
}, TIMEOUT_MS);
afterAll(() => Promise.all(lanes.map((lane) => lane.close())), TIMEOUT_MS);

describe('a transcription worker that is killed', () => {
  it(
    `at ${LANES * KILLS_A_LANE} random moments: there is one transcript, and it is started again within 15 s`,
    async () => {
      const sentence = await readFile(audioFixture('dashwood.wav'));
      const wav = joinWavs(Array.from({ length: SENTENCES }, () => sentence));
      // How long it takes where nobody is killed says which moments there are; the first also loads the model.
      for (const lane of lanes) await lane.until((await lane.transcribe(wav)).id, hasEnded);
      const durations = await Promise.all(lanes.map((lane) => lane.timeOne(wav)));
      const pauses: number[] = [];
      const tooLate: string[] = [];
      let inFlight = 0;
      await Promise.all(
        lanes.map(async (lane, number) => {
          const random = seededRandom(SEED + number);
          for (let kill = 0; kill < KILLS_A_LANE; kill += 1) {
            const { id } = await lane.transcribe(wav);
            await lane.until(id, ({ state }) => state !== 'queued');
            await wait(random() * (durations[number] ?? 0));
            lane.kill();
            const killedAt = Date.now();
            const before = await lane.until(id, () => true);
            const after = await lane.until(id, (job) => hasEnded(job) || job.claimToken !== before.claimToken);
            if (!hasEnded(before)) {
              inFlight += 1;
              pauses.push(Date.now() - killedAt);
              if (Date.now() - killedAt > CLAIMED_WITHIN_MS) tooLate.push(`${Date.now() - killedAt} ms`);
            }
            const job = await lane.until(after.id, hasEnded);
            expect(job).toMatchObject({ state: 'done' });
            expect((await lane.wordsOf(job)).match(/Dashwood/g)).toHaveLength(SENTENCES);
          }
        }),
      );
      const longest = Math.max(...pauses) / 1_000;
      const figure = `${LANES * KILLS_A_LANE} kills (seed ${SEED}), ${inFlight} of them with the job in flight: started again after ${longest.toFixed(1)} s at the latest`;
      console.log(figure);
      reportFigure(30, figure);
      expect(tooLate).toEqual([]);
      expect(inFlight).toBeGreaterThan(LANES);
    },
    TIMEOUT_MS,
  );
});
