import { jest } from '@jest/globals';
import type { Readable } from 'node:stream';
import tar from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { BackupRefusedError, restore } from '../src/index.ts';
import { backUpIntoMemory, inPieces } from './support/into-memory.ts';
import { addNote, addPerson, describeInstallation } from './support/seed.ts';
import {
  type TemporaryInstallation,
  createBareInstallation,
  createEmptyInstallation,
} from './support/temporary-installation.ts';

const TABLES = ['accounts', 'users', 'notes', 'recordings', 'themes', 'comments', 'creations', 'jobs'];

// Databases are made and dropped for each test.
jest.setTimeout(60_000);

let installation: TemporaryInstallation;
let empty: TemporaryInstallation;
let file: Buffer;

beforeAll(async () => {
  installation = await createEmptyInstallation();
  const ada = await addPerson(installation, 'Ada');
  for (let count = 0; count < 3; count += 1) await addNote(installation, ada);
  ({ file } = await backUpIntoMemory(installation));
});
beforeEach(async () => {
  empty = await createBareInstallation();
});
afterEach(() => empty.remove());
afterAll(() => installation.remove());

async function refusalOf(source: Readable): Promise<string> {
  const refused = await restore(empty, source).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BackupRefusedError);
  return (refused as Error).message;
}

async function expectNothingThere(): Promise<void> {
  const { rows, audio } = (await describeInstallation(empty, TABLES)) as {
    rows: Record<string, unknown[]>;
    audio: object;
  };
  expect(Object.values(rows).flat()).toEqual([]);
  expect(audio).toEqual({});
}

/** The same archive with one entry said differently, or left out. */
async function withEntry(name: string, change: (text: string) => string | null): Promise<Readable> {
  const extract = tar.extract();
  const pack = tar.pack();
  inPieces(file).pipe(extract);
  for await (const entry of extract) {
    const content = await buffer(entry);
    const changed = entry.header.name === name ? change(content.toString()) : content;
    if (changed !== null) pack.entry({ name: entry.header.name }, Buffer.from(changed));
  }
  pack.finalize();
  return inPieces(await buffer(pack));
}

describe('a backup that is not whole', () => {
  it.each([0.2, 0.5, 0.9, 0.999])(
    'is refused when it was cut off after %d of it, and nothing is left',
    async (part) => {
      const message = await refusalOf(inPieces(file.subarray(0, Math.floor(file.length * part))));
      expect(message).toMatch(/cut off/);
      await expectNothingThere();
    },
  );

  it('is refused when its end is missing', async () => {
    expect(await refusalOf(await withEntry('closing.json', () => null))).toMatch(/cut off before its end/);
    await expectNothingThere();
  });

  it('is refused when a word in it was changed', async () => {
    const changed = Buffer.from(file);
    changed.write('B', changed.indexOf('A note'));
    expect(await refusalOf(inPieces(changed))).toMatch(/damaged: its counts or checksums/);
    await expectNothingThere();
  });

  it('is refused when a byte of a recording was changed', async () => {
    const changed = Buffer.from(file);
    const at = changed.lastIndexOf('RIFF') + 5_000;
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(await refusalOf(inPieces(changed))).toMatch(/damaged: its counts or checksums/);
    await expectNothingThere();
  });

  it('is refused when it names a table that is none of ours', async () => {
    const source = await withEntry('manifest.json', (text) => text.replace('"name": "notes"', '"name": "pg_authid"'));
    expect(await refusalOf(source)).toBe("This backup is damaged: its table pg_authid is none of Stitchbook's.");
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('Dear diary,\n'.repeat(100))],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect(await refusalOf(inPieces(bytes))).toMatch(/not a (whole )?backup of Stitchbook/);
  });

  it('is restored by the next attempt, which has everything', async () => {
    await refusalOf(inPieces(file.subarray(0, Math.floor(file.length * 0.9))));
    await restore(empty, inPieces(file));
    expect(await describeInstallation(empty, TABLES)).toEqual(await describeInstallation(installation, TABLES));
    expect(await empty.ask('select * from orphaned_audio')).toEqual([]);
  });
});

describe('a backup that does not fit', () => {
  it('is refused where somebody lives already', async () => {
    const before = await describeInstallation(installation, TABLES);
    await expect(restore(installation, inPieces(file))).rejects.toThrow(
      /restore into an empty installation\. Nothing was changed\./,
    );
    expect(await describeInstallation(installation, TABLES)).toEqual(before);
  });

  it('is refused when its format is a later one', async () => {
    const source = await withEntry('manifest.json', (text) => text.replace('"format": 1', '"format": 2'));
    expect(await refusalOf(source)).toMatch(/has format 2, and this version of Stitchbook reads format 1/);
  });

  it('is refused when a newer Stitchbook made it', async () => {
    const source = await withEntry('manifest.json', (text) => text.replace('Notes1700000000001', 'Notes2900000000001'));
    expect(await refusalOf(source)).toMatch(/of a newer Stitchbook \(it has Notes2900000000001\)/);
  });

  it('is refused where the tables are already newer than it is', async () => {
    const migrated = await createEmptyInstallation();
    const older = await withEntry('manifest.json', (text) =>
      text.replace('"Retention1700000000007"', '"Jobs1700000000003"'),
    );
    const refused = restore(migrated, older);
    await expect(refused).rejects.toThrow(/tables here are newer than the backup \(they have Retention1700000000007\)/);
    await migrated.remove();
  });
});
