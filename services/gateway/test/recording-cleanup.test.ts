import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UnitOfWork, acquireAdvisoryLock } from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { createAudioStore } from '@stitchbook/storage';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { Maintenance } from '../src/maintenance/maintenance.service.ts';
import { IdempotencyKeyRepository } from '../src/idempotency/idempotency-key.repository.ts';
import { type PurgeUnsavedRecordings, RecordingCleanup } from '../src/recordings/recording-cleanup.ts';
import type { UploadService } from '../src/recordings/upload.service.ts';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);
let database: TestDatabase;
let directory: string;
let incoming: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-cleanup-'));
  incoming = join(directory, 'incoming');
  await mkdir(incoming);
  for (const name of ['of-yesteryear', 'of-today']) await writeFile(join(incoming, name), 'the first half');
  await utimes(join(incoming, 'of-yesteryear'), TWO_DAYS_AGO, TWO_DAYS_AGO);
});
afterEach(() => rm(directory, { recursive: true }));

const startMaintenance = () =>
  new Maintenance(new UnitOfWork(database.dataSource), createLogger('test', { level: 'silent' }));

function startCleanup(): RecordingCleanup {
  const store = createAudioStore({ directory });
  const cleanup = new RecordingCleanup(
    store,
    { purgeOrphaned: () => Promise.resolve(0) } as UploadService,
    { run: () => Promise.resolve(0) } as PurgeUnsavedRecordings,
    new IdempotencyKeyRepository(database.dataSource),
    startMaintenance(),
  );
  cleanup.onApplicationBootstrap();
  return cleanup;
}

describe('a gateway that starts', () => {
  it('removes what an upload left half done that was broken off more than a day ago', async () => {
    startCleanup();
    for (const deadline = Date.now() + 20_000; (await readdir(incoming)).length > 1 && Date.now() < deadline;)
      await wait(20);
    expect(await readdir(incoming)).toEqual(['of-today']);
  });

  it('leaves that to another which is at it, and nothing else', async () => {
    const maintenance = startMaintenance();
    const done: string[] = [];
    await new UnitOfWork(database.dataSource).run(async (another) => {
      await acquireAdvisoryLock(another, 'maintenance', 'removing');
      await maintenance.runExclusively('removing', async () => void done.push('removed too'));
      await maintenance.runExclusively('releasing', async () => void done.push('released'));
    });
    expect(done).toEqual(['released']);
    await maintenance.runExclusively('removing', async () => void done.push('removed'));
    expect(done).toEqual(['released', 'removed']);
  });
});
