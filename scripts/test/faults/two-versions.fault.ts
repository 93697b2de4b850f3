import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Comment, Note } from '@stitchbook/api-types';
import { createDataSource } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { formOf } from './support/audio-form.ts';
import { findFaultsInStores, untilAtRest } from './support/check-stores.ts';
import { type Version, buildPreviousVersion } from './support/previous-version.ts';
import type { TestUser } from './support/test-user.ts';
import { SERVICES, TestProduct } from './support/test-product.ts';

const run = promisify(execFile);
const WRITERS = 4;
const SIDE_BY_SIDE_MS = 8_000;
const TIMEOUT_MS = 6 * 60_000;
const THIS_VERSION = new URL('../../../', import.meta.url);

let server: TestDatabase;
let database: { url: string; dataSource: TestDatabase['dataSource'] };
let previous: Version;
let old: TestProduct | undefined;
let current: TestProduct | undefined;

/** As the images do it. Answers what it says at last: before, TypeORM tells of each time that a table was in use. */
async function migrate(checkout: URL): Promise<string> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('docker/migrate.mjs', checkout))], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

beforeAll(async () => {
  previous = buildPreviousVersion();
  server = await createTestDatabase();
  const name = `stitchbook_versions_${randomBytes(6).toString('hex')}`;
  await server.dataSource.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  database = { url: url.href, dataSource: createDataSource({ url: url.href, poolSize: 4 }) };
  await migrate(previous.checkout);
  await database.dataSource.initialize();
  old = await TestProduct.start({ database, checkout: previous.checkout });
}, TIMEOUT_MS);
afterAll(async () => {
  await current?.close();
  await old?.close();
  await database.dataSource.destroy();
  const { pathname } = new URL(database.url);
  await server.dataSource.query(`drop database ${pathname.slice(1)} with (force)`);
  await server.drop();
}, TIMEOUT_MS);

/** Writes and reads, at one address after the other, until it is stopped. */
class Writer {
  readonly titles: string[] = [];
  readonly wrong: string[] = [];
  calls = 0;
  goesOn = true;
  readonly life: Promise<void>;

  constructor(
    private readonly person: TestUser,
    private readonly name: string,
    private readonly addresses: string[],
  ) {
    this.life = this.live();
  }

  private async live(): Promise<void> {
    for (let count = 0; this.goesOn; count += 1) {
      const title = `${this.name}-${count}`;
      const form = () => formOf({ title, transcript: 'The garden party was wonderful.', duration: '0' });
      const { status, body } = this.note(await this.next().ask('POST', '/api/notes', { form }));
      if (status !== 201) continue;
      this.titles.push(title);
      const { id } = body as Note;
      this.note(await this.next().ask('POST', `/api/notes/${id}/update-tags`, { json: { tags: [`tag-${count}`] } }));
      await this.comment(id, `${title}-comment`);
      this.note(await this.next().ask('GET', '/api/notes?limit=20'));
      this.note(await this.next().ask('GET', `/api/notes/${id}`));
      await wait(100);
    }
  }

  /** Three times under one key, at one version and the other in turn: every answer shows the one comment. */
  private async comment(noteId: number, key: string): Promise<void> {
    const call = { json: { content: 'Well said.' }, headers: { 'idempotency-key': key } };
    const shown = new Set<string>();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = this.note(await this.next().ask('POST', `/api/notes/${noteId}/comments`, call));
      shown.add(`${answer.status} ${(answer.body as Comment | null)?.id}`);
    }
    if (shown.size !== 1) this.wrong.push(`under one key, a comment was answered ${[...shown].join(', ')}`);
  }

  /** Whoever may be sent a call takes turns. */
  private next(): TestUser {
    return this.person.at(this.addresses[this.calls % this.addresses.length] ?? '');
  }

  private note<T extends { status: number; body: unknown }>(outcome: T): T {
    this.calls += 1;
    if (outcome.status === 0 || outcome.status >= 500)
      this.wrong.push(`${outcome.status} ${JSON.stringify(outcome.body)?.slice(0, 300)}`);
    return outcome;
  }
}

describe('the version before and this one, side by side under writes', () => {
  it(
    'answer everything while migrations run once and one takes the other’s place',
    async () => {
      const before = old;
      if (!before) throw new Error('the version before does not run');
      const addresses = [before.address];
      const writers: Writer[] = [];
      for (let number = 0; number < WRITERS; number += 1)
        writers.push(new Writer(await before.join(`Writer ${number}`), `w${number}`, addresses));
      await wait(2_000);

      const said = await Promise.all([migrate(THIS_VERSION), migrate(THIS_VERSION), migrate(THIS_VERSION)]);
      const isNew = previous.commit !== 'this one';
      expect(said.filter((line) => line.startsWith('Migrated: '))).toHaveLength(isNew ? 1 : 0);

      const shared = { AUDIO_DIR: before.audioDirectory, SESSION_SECRET: before.sessionSecret };
      current = await TestProduct.start({ database, environment: shared });
      addresses.push(current.address);
      await wait(SIDE_BY_SIDE_MS);

      // As a load balancer does: nobody is sent to it any more, then it is sent SIGTERM.
      addresses.splice(0, 1);
      // Calls under way are answered first, however slow the machine is.
      await wait(3_000);
      await before.shutDown();
      await wait(2_000);
      for (const writer of writers) writer.goesOn = false;
      await Promise.all(writers.map(({ life }) => life));

      expect(writers.flatMap(({ wrong }) => wrong)).toEqual([]);
      await untilAtRest(current);
      const listed = await database.dataSource.query<{ title: string }[]>('select title from notes');
      const titles = writers.flatMap((writer) => writer.titles);
      expect(listed.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
      expect(await findFaultsInStores(current)).toEqual([]);
      const calls = writers.reduce((sum, writer) => sum + writer.calls, 0);
      reportFigure(
        37,
        `${calls} calls at ${previous.commit} and this version side by side, through ${said.find((line) => line.startsWith('Migrated'))?.split(',').length ?? 0} migration(s) and a rolling restart: no 5xx`,
      );
      expect(SERVICES.every((service) => before.logOf(service).includes('"level":"fatal"'))).toBe(false);
    },
    TIMEOUT_MS,
  );
});
