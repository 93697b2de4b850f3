import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import {
  type RunningService,
  type TestDatabase,
  addUser,
  findFreePort,
  plantSession,
  startService,
} from '@stitchbook/testing';
import { TestUser } from './test-user.ts';
import { type FakeModels, startFakeModels } from './fake-models.ts';
import { MODEL_FOLDER } from '../../model-folder.ts';

export const SERVICES = ['gateway', 'transcription', 'enrichment', 'creations'] as const;
export type Service = (typeof SERVICES)[number];

const ORIGIN = 'http://localhost:3000';
const TIMEOUT_MS = 180_000;
/** Enough to see it in a log that it was restarted, and little enough to lose no time. */
const RESTART_MS = 100;

export interface TestProductOptions {
  database: Pick<TestDatabase, 'url' | 'dataSource'>;
  services?: readonly Service[];
  /** Environment variables of the services beyond the usual ones. */
  environment?: Record<string, string>;
  /** Where the services are built, when they are not this version's. */
  checkout?: URL;
  /** Transcribes with the model on this machine instead of a fake speech service. */
  usesLocalSpeech?: boolean;
}

/** The services as processes of their own on one database and one folder of audio; whichever ends is started again. */
export class TestProduct {
  readonly address: string;
  readonly audioDirectory: string;
  private readonly running = new Map<Service, RunningService>();
  readonly sessionSecret = randomBytes(32).toString('base64url');
  private readonly deaths = new Map<Service, number>();
  private isClosing = false;

  private constructor(
    private readonly options: TestProductOptions,
    readonly folder: string,
    private readonly port: number,
    private readonly models: FakeModels,
  ) {
    this.address = `http://127.0.0.1:${port}`;
    this.audioDirectory = join(folder, 'audio');
  }

  /** Resolves when the gateway answers. */
  static async start(options: TestProductOptions): Promise<TestProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'stitchbook-faults-'));
    await mkdir(join(folder, 'web'));
    await writeFile(join(folder, 'web', 'index.html'), '<!doctype html><title>Stitchbook</title>');
    const product = new TestProduct(options, folder, await findFreePort(), await startFakeModels());
    for (const service of options.services ?? SERVICES) product.run(service);
    try {
      if (product.running.has('gateway')) await product.untilItAnswers();
    } catch (error) {
      await product.close();
      throw error;
    }
    return product;
  }

  get database(): TestProductOptions['database'] {
    return this.options.database;
  }

  pidOf(service: Service): number {
    const pid = this.running.get(service)?.process.pid;
    if (pid === undefined) throw new Error(`${service} does not run`);
    return pid;
  }

  /** How often it ended, however. */
  deathsOf(service: Service): number {
    return this.deaths.get(service) ?? 0;
  }

  logOf(service: Service): string {
    return this.running.get(service)?.log() ?? '';
  }

  /** Resolves when it has said something: its own code runs. */
  async untilStarted(service: Service): Promise<void> {
    for (const deadline = Date.now() + TIMEOUT_MS; this.logOf(service) === ''; await wait(50))
      if (Date.now() > deadline) throw new Error(`${service} did not start`);
  }

  /** It is started again a moment later. */
  kill(service: Service, signal: NodeJS.Signals = 'SIGKILL'): void {
    this.running.get(service)?.process.kill(signal);
  }

  /** Another person, signed in. */
  async join(name: string): Promise<TestUser> {
    const { dataSource } = this.database;
    const id = await addUser(dataSource, { issuer: `${ORIGIN}/oidc`, firstName: name });
    return new TestUser(this.address, ORIGIN, id, await plantSession(dataSource, id, this.sessionSecret));
  }

  async untilItAnswers(): Promise<void> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await wait(50)) {
      const isThere = await fetch(`${this.address}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
    }
    throw new Error(`the gateway never answered; it said:\n${this.logOf('gateway')}`);
  }

  /** Shuts all services down gracefully; none is started again. */
  async shutDown(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.running.values()].map((service) => service.stop()));
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.running.values()].map((service) => service.stop('SIGKILL')));
    await this.models.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private run(service: Service): void {
    const started = startService(
      service,
      { ...this.environment(), ...this.options.environment },
      this.options.checkout,
    );
    this.running.set(service, started);
    started.process.once('exit', () => {
      this.deaths.set(service, this.deathsOf(service) + 1);
      if (!this.isClosing) setTimeout(() => !this.isClosing && this.run(service), RESTART_MS);
    });
  }

  private environment(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      DATABASE_URL: this.database.url,
      AUDIO_DIR: this.audioDirectory,
      PORT: String(this.port),
      BASE_URL: ORIGIN,
      WEB_DIR: join(this.folder, 'web'),
      SESSION_SECRET: this.sessionSecret,
      OIDC_ISSUER: `${ORIGIN}/oidc`,
      OIDC_CLIENT_SECRET: 'a secret that nobody uses in these tests',
      SHUTDOWN_GRACE_SECONDS: '5',
      SPEECH_DEFAULT_MODEL_DIR: MODEL_FOLDER,
      ...(this.options.usesLocalSpeech ? {} : { SPEECH_ENGINE: 'openai', SPEECH_BASE_URL: this.models.url }),
      OPENAI_BASE_URL: this.models.url,
      OPENAI_MODEL: 'fake',
      TTS_BASE_URL: this.models.url,
    };
  }
}
