import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@stitchbook/logging';
import { createAudioStore } from '@stitchbook/storage';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { SweepTurn } from '../src/recordings/sweep-turn.repository.ts';
import { IdempotencyKeyRepository } from '../src/idempotency/idempotency-key.repository.ts';
import type { ForgetUnsaved } from '../src/recordings/forget-unsaved.ts';
import { SweepDaily } from '../src/recordings/sweep-daily.ts';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);
let database: TestDatabase;
let directory: string;
let incoming: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-sweep-'));
  incoming = join(directory, 'incoming');
  await mkdir(incoming);
  for (const name of ['of-yesteryear', 'of-today']) await writeFile(join(incoming, name), 'the first half');
  await utimes(join(incoming, 'of-yesteryear'), TWO_DAYS_AGO, TWO_DAYS_AGO);
});
afterEach(() => rm(directory, { recursive: true }));

function startGatewaysSweep(): SweepDaily {
  const store = createAudioStore({ directory });
  const sweep = new SweepDaily(
    store,
    { forget: () => Promise.resolve(0) } as ForgetUnsaved,
    new IdempotencyKeyRepository(database.dataSource),
    new SweepTurn(database.dataSource),
    createLogger('test', { level: 'silent' }),
  );
  sweep.onApplicationBootstrap();
  return sweep;
}

describe('a gateway that starts', () => {
  it('removes what an upload left half done that was broken off more than a day ago', async () => {
    const sweep = startGatewaysSweep();
    for (const deadline = Date.now() + 5_000; (await readdir(incoming)).length > 1 && Date.now() < deadline;)
      await wait(20);
    sweep.onApplicationShutdown();
    expect(await readdir(incoming)).toEqual(['of-today']);
  });

  it('leaves that to another which is at it', async () => {
    const turn = new SweepTurn(database.dataSource);
    const asked = await turn.take(() => turn.take(() => Promise.resolve('swept too')));
    expect(asked).toBeNull();
    expect(await turn.take(() => Promise.resolve('swept'))).toBe('swept');
  });
});
