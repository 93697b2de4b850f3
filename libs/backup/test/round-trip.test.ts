import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { createAudioKey } from '@stitchbook/storage';
import { listTables } from '../src/tables.ts';
import { connect } from '../src/installation.ts';
import { EXCLUDED_TABLES, restore } from '../src/index.ts';
import { backUpIntoMemory, inPieces } from './support/into-memory.ts';
import { addNote, addPerson, deleteNote, describeInstallation, shareNote } from './support/seed.ts';
import {
  type TemporaryInstallation,
  createBareInstallation,
  createEmptyInstallation,
} from './support/temporary-installation.ts';

const KEPT = [
  'accounts',
  'blocked_people',
  'comments',
  'creations',
  'imported_notes',
  'jobs',
  'note_pins',
  'note_themes',
  'note_visits',
  'notes',
  'recordings',
  'removed_tags',
  'security_events',
  'shares',
  'themes',
  'users',
];

// Databases are made and dropped for each test.
jest.setTimeout(60_000);

let installation: TemporaryInstallation;
let empty: TemporaryInstallation;
let ada: string;

beforeEach(async () => {
  [installation, empty] = await Promise.all([createEmptyInstallation(), createBareInstallation()]);
  ada = await addPerson(installation, 'Ada');
});
afterEach(() => Promise.all([installation.remove(), empty.remove()]));

describe('a backup that is restored into an empty installation', () => {
  it('brings back every row and every recording', async () => {
    const grace = await addPerson(installation, 'Grace');
    const note = await addNote(installation, ada);
    await addNote(installation, grace);
    await shareNote(installation, note.id, grace);
    const { file, report } = await backUpIntoMemory(installation);
    const restored = await restore(empty, inPieces(file));

    expect(await describeInstallation(empty, KEPT)).toEqual(await describeInstallation(installation, KEPT));
    expect(report).toMatchObject({ audio: { files: 2 }, lost: [], damaged: [], deletedMeanwhile: [] });
    expect(restored.tables).toEqual(report.tables);
    expect(restored.audio).toEqual(report.audio);
    expect(await empty.ask('select * from orphaned_audio')).toEqual([]);
  });

  it('is of one moment, however much is written while it is made', async () => {
    for (let count = 0; count < 5; count += 1) await addNote(installation, ada);
    const before = await describeInstallation(installation, KEPT);
    let isDone = false;
    const writing = (async () => {
      for (let written = 0; !isDone; written += 1) {
        const note = await addNote(installation, ada);
        if (written % 2 === 1) await deleteNote(installation, note);
      }
    })();
    const { file, report } = await backUpIntoMemory(installation).finally(() => (isDone = true));
    await writing;
    await restore(empty, inPieces(file));

    const restored = (await describeInstallation(empty, KEPT)) as { rows: Record<string, unknown[]>; audio: object };
    const { rows, audio } = before as typeof restored;
    expect(Object.keys(restored.audio)).toHaveLength(report.audio.files);
    expect(restored.audio).toMatchObject(audio);
    // Each note was written with these in one statement: none is there without them.
    for (const table of ['comments', 'creations', 'jobs', 'recordings']) {
      expect(restored.rows[table]).toHaveLength(restored.rows['notes']?.length ?? 0);
      expect(restored.rows[table]).toEqual(expect.arrayContaining(rows[table] ?? []));
    }
  });

  it('gives out no id twice, not even one whose note was deleted before', async () => {
    const gone = await addNote(installation, ada);
    await deleteNote(installation, gone);
    const { file } = await backUpIntoMemory(installation);
    await restore(empty, inPieces(file));
    const next = await addNote(empty, ada);
    expect(Number(next.id)).toBeGreaterThan(Number(gone.id));
  });

  it('signs nobody in, and lets nothing go on that was half done', async () => {
    await installation.ask(`insert into http_sessions values ('a-session', '{}', now() + interval '1 day')`);
    await installation.ask(`insert into oidc_payloads (model, id, payload) values ('Session', 'another', '{}')`);
    const { file } = await backUpIntoMemory(installation);
    expect(file.includes('a-session')).toBe(false);
    await restore(empty, inPieces(file));
    expect(await empty.ask('select from http_sessions union all select from oidc_payloads')).toEqual([]);
  });

  it('restores the secrets that belong to it', async () => {
    const kept: object[] = [];
    const { file } = await backUpIntoMemory(installation, { SESSION_SECRET: 'of this installation' });
    await restore(empty, inPieces(file), (secrets) => kept.push(secrets));
    expect(kept).toEqual([{ SESSION_SECRET: 'of this installation' }]);
  });

  it('brings tables of before up to date, with what is in them', async () => {
    const older = await createBareInstallation();
    const { runMigrations, MIGRATION_NAMES } = await import('@stitchbook/database');
    await runMigrations(older.databaseUrl, MIGRATION_NAMES.slice(0, 3));
    const [user] = await older.ask<{ id: string }>(
      `insert into users (issuer, subject) values ('http://localhost:3000/oidc', 'ada') returning id`,
    );
    await older.ask(
      `insert into creations (owner_id, job_id, type, content, engine, note_version)
       values ($1, gen_random_uuid(), 'narrative', 'Once', 'built-in', 7)`,
      [user?.id],
    );
    const key = createAudioKey();
    const audio = 'of before';
    await older.store.write(key, Readable.from([Buffer.from(audio)]));
    await older.ask(
      `insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, $2, 'wav', $3, $4)`,
      [user?.id, key, audio.length, createHash('sha256').update(audio).digest('hex')],
    );
    const { file } = await backUpIntoMemory(older);
    await restore(empty, inPieces(file));
    expect(await text(await empty.store.open(key))).toBe(audio);
    expect(await empty.ask('select * from orphaned_audio')).toEqual([]);
    expect(await empty.ask('select transcript_version, content from creations')).toEqual([
      { transcript_version: 7, content: 'Once' },
    ]);
    await older.remove();
  });
});

it('holds every table there is, but for those that are named as left out', async () => {
  const client = await connect(installation.databaseUrl);
  const tables = await listTables(client);
  await client.end();
  expect(tables.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(KEPT));
  const all = await installation.ask<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect([...tables.map(({ name }) => name), ...EXCLUDED_TABLES].sort()).toEqual(all.map(({ name }) => name).sort());
});
