import type { ArchiveManifest } from '@stitchbook/archive';
import { reportFigure } from '@stitchbook/testing';
import { DataSource } from 'typeorm';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { downloadArchive, readJson, unzip } from './support/archives.ts';

const MIB = 2 ** 20;
const LARGE_NOTES = 25;
const SMALL_NOTES = 130;

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
}, 60_000);
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);

/** Bytes of the largest answer that the database gives while this goes on. */
async function largestAnswer(work: () => Promise<void>): Promise<number> {
  const dataSource = gateway.app.get(DataSource);
  const ask = dataSource.query.bind(dataSource);
  let largest = 0;
  dataSource.query = async (...asked: Parameters<typeof ask>) => {
    const rows = await ask(...asked);
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(rows)));
    return rows as never;
  };
  await work().finally(() => (dataSource.query = ask));
  return largest;
}

describe('an account of 25 notes and 25 creations of a megabyte each', () => {
  it('is exported a page of at most a megabyte at a time, and whole', async () => {
    // Not what is looked at here, and it takes long to fill.
    await sql('drop index notes_transcript_trigrams');
    await sql(
      `insert into notes (owner_id, title, transcript, original_transcript, created_at)
       select $1, 'Large ' || i, repeat('Many words. ', 43000), repeat('Other words ', 43000), now() + i * interval '1 s'
       from generate_series(1, $2::int) i`,
      [ada.id, LARGE_NOTES],
    );
    // All of one moment: the place of a page is told by the id as well.
    await sql(
      `insert into notes (owner_id, title, transcript) select $1, 'Small ' || i, 'x' from generate_series(1, $2::int) i`,
      [ada.id, SMALL_NOTES],
    );
    await sql(
      `insert into creations (owner_id, job_id, type, content, engine, transcript_version)
       select $1, gen_random_uuid(), 'story', repeat('once upon a ', 86000), 'built-in/1', 1 from generate_series(1, $2::int)`,
      [ada.id, LARGE_NOTES],
    );
    let archive: Buffer = Buffer.alloc(0);
    const largest = await largestAnswer(async () => {
      archive = await downloadArchive(gateway.address, ada);
    });
    const files = await unzip(archive);
    const notes = [...files.keys()].filter((path) => path.endsWith('/note.json'));
    expect(new Set(notes).size).toBe(LARGE_NOTES + SMALL_NOTES);
    const { counts } = readJson(files, 'manifest.json') as ArchiveManifest;
    expect(counts).toMatchObject({ notes: LARGE_NOTES + SMALL_NOTES, creations: LARGE_NOTES });
    expect(largest).toBeGreaterThan(MIB / 2);
    expect(largest).toBeLessThan(1.1 * MIB);
    reportFigure(43, `the largest page of an export of 25 MB of notes is ${Math.round(largest / 1_000)} kB`);
  }, 120_000);
});
