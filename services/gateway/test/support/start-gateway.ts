import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { MeaningSettings } from '@stitchbook/meaning';
import { type TestDatabase, addUser, createTestDatabase, plantSession, storesEnvironment } from '@stitchbook/testing';
import { createApp } from '../../src/create-app.ts';
import { GatewaySettings } from '../../src/infrastructure/gateway.settings.ts';
import { connectInfrastructure } from '../../src/infrastructure/infrastructure.module.ts';
import { Person } from './person.ts';

export const ORIGIN = 'http://localhost:3000';
const SESSION_SECRET = randomBytes(32).toString('base64url');

export interface TestGateway {
  app: NestExpressApplication;
  address: string;
  database: TestDatabase;
  /** Where the audio lies, on disk; a run on containers keeps it in S3. */
  audioDirectory: string;
  /** Says to another service where this gateway's rows, queue and audio are. */
  stores: Record<string, string>;
  queue: QueueSettings;
  storage: StorageSettings;
  /** Someone who is signed in. */
  join(name: string): Promise<Person>;
  /** Someone who is not. */
  visitor(): Person;
  close(): Promise<void>;
}

/** The real gateway on a real database, queue and store; nothing is faked, but people are signed in without the provider. */
export async function startGateway(environment: Record<string, string> = {}): Promise<TestGateway> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-gateway-'));
  const audioDirectory = join(directory, 'audio');
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '<!doctype html><title>Stitchbook</title>');
  const stores = { ...storesEnvironment(database.url, audioDirectory), ...environment };
  const queue = loadSettings(QueueSettings, stores);
  const storage = loadSettings(StorageSettings, stores);
  const settings = loadSettings(GatewaySettings, {
    BASE_URL: ORIGIN,
    WEB_DIR: join(directory, 'web'),
    SESSION_SECRET,
    OIDC_ISSUER: `${ORIGIN}/oidc`,
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    ...environment,
  });
  const logger = createLogger('gateway-test', { level: environment['LOG_LEVEL'] ?? 'silent' });
  const infrastructure = await connectInfrastructure(
    {
      gateway: settings,
      database: { url: database.url, poolSize: 8 },
      queue,
      storage,
      meaning: loadSettings(MeaningSettings, environment),
    },
    logger,
  );
  const gateway = await createApp(infrastructure, { url: database.url, poolSize: 8 });
  await gateway.app.listen(0, '127.0.0.1');
  const { port } = gateway.app.getHttpServer().address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    app: gateway.app,
    address,
    database,
    audioDirectory,
    stores,
    queue,
    storage,
    async join(name) {
      const id = await addUser(database.dataSource, {
        issuer: `${ORIGIN}/oidc`,
        firstName: name,
        lastName: 'Test',
        email: `${name}@example.org`,
      });
      return new Person(address, ORIGIN, id, await plantSession(database.dataSource, id, SESSION_SECRET));
    },
    visitor: () => new Person(address, ORIGIN, null, null),
    async close() {
      await gateway.close();
      await infrastructure.close();
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}
