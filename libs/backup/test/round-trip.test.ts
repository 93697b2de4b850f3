import { jest } from '@jest/globals';
import { describeTables } from '../src/rows/describe-tables.ts';
import { connect } from '../src/rows/connect.ts';
import { LEFT_OUT, restore } from '../src/index.ts';
import { backUpIntoMemory, inPieces } from './support/into-memory.ts';
import { addNote, addPerson, deleteNote, describePlace, shareNote } from './support/live-in.ts';
import { type TemporaryPlace, makeBarePlace, makePlace } from './support/temporary-place.ts';

const KEPT = [
  'accounts',
  'comments',
  'creations',
  'imported_notes',
  'jobs',
  'note_themes',
  'notes',
  'recordings',
  'shares',
  'themes',
  'users',
];

// Databases are made and dropped for each test.
jest.setTimeout(60_000);

let place: TemporaryPlace;
let empty: TemporaryPlace;
let ada: string;

beforeEach(async () => {
  [place, empty] = await Promise.all([makePlace(), makeBarePlace()]);
  ada = await addPerson(place, 'Ada');
});
afterEach(() => Promise.all([place.remove(), empty.remove()]));

describe('a backup that is restored into an empty place', () => {
  it('brings back every row and every recording', async () => {
    const grace = await addPerson(place, 'Grace');
    const note = await addNote(place, ada);
    await addNote(place, grace);
    await shareNote(place, note.id, grace);
    const { file, report } = await backUpIntoMemory(place);
    const restored = await restore(empty, inPieces(file));

    expect(await describePlace(empty, KEPT)).toEqual(await describePlace(place, KEPT));
    expect(report).toMatchObject({ audio: { files: 2 }, lost: [], damaged: [], deletedMeanwhile: [] });
    expect(restored.tables).toEqual(report.tables);
    expect(restored.audio).toEqual(report.audio);
    expect(await empty.ask('select * from unclaimed_audio')).toEqual([]);
  });

  it('is of one moment, however much is written while it is made', async () => {
    for (let count = 0; count < 5; count += 1) await addNote(place, ada);
    const before = await describePlace(place, KEPT);
    let isDone = false;
    const writing = (async () => {
      for (let written = 0; !isDone; written += 1) {
        const note = await addNote(place, ada);
        if (written % 2 === 1) await deleteNote(place, note);
      }
    })();
    const { file, report } = await backUpIntoMemory(place).finally(() => (isDone = true));
    await writing;
    await restore(empty, inPieces(file));

    const restored = (await describePlace(empty, KEPT)) as { rows: Record<string, unknown[]>; audio: object };
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
    const gone = await addNote(place, ada);
    await deleteNote(place, gone);
    const { file } = await backUpIntoMemory(place);
    await restore(empty, inPieces(file));
    const next = await addNote(empty, ada);
    expect(Number(next.id)).toBeGreaterThan(Number(gone.id));
  });

  it('signs nobody in, and lets nothing go on that was half done', async () => {
    await place.ask(`insert into http_sessions values ('a-session', '{}', now() + interval '1 day')`);
    await place.ask(`insert into oidc_payloads (model, id, payload) values ('Session', 'another', '{}')`);
    const { file } = await backUpIntoMemory(place);
    expect(file.includes('a-session')).toBe(false);
    await restore(empty, inPieces(file));
    expect(await empty.ask('select from http_sessions union all select from oidc_payloads')).toEqual([]);
  });

  it('hands over the secrets that belong to it', async () => {
    const kept: object[] = [];
    const { file } = await backUpIntoMemory(place, { SESSION_SECRET: 'of this installation' });
    await restore(empty, inPieces(file), (secrets) => kept.push(secrets));
    expect(kept).toEqual([{ SESSION_SECRET: 'of this installation' }]);
  });

  it('brings tables of before up to date, with what is in them', async () => {
    const older = await makeBarePlace();
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
    const { file } = await backUpIntoMemory(older);
    await restore(empty, inPieces(file));
    expect(await empty.ask('select transcript_version, content from creations')).toEqual([
      { transcript_version: 7, content: 'Once' },
    ]);
    await older.remove();
  });
});

it('holds every table there is, but for those that are named as left out', async () => {
  const client = await connect(place.databaseUrl);
  const tables = await describeTables(client);
  await client.end();
  expect(tables.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(KEPT));
  const all = await place.ask<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  expect([...tables.map(({ name }) => name), ...LEFT_OUT].sort()).toEqual(all.map(({ name }) => name).sort());
});
