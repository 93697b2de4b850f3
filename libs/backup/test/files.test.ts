import { jest } from '@jest/globals';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AudioMissingError, type AudioStore } from '@stitchbook/storage';
import { backUpTo, restoreFrom } from '../src/index.ts';
import { addNote, addPerson } from './support/seed.ts';
import {
  type TemporaryInstallation,
  createBareInstallation,
  createEmptyInstallation,
} from './support/temporary-installation.ts';

// Databases are made and dropped for each test.
jest.setTimeout(60_000);

let installation: TemporaryInstallation;
let folder: string;
let said: string[];
let stopping: AbortController;
const context = () => ({ signal: stopping.signal, say: (sentence: string) => said.push(sentence) });

beforeEach(async () => {
  installation = await createEmptyInstallation();
  await addNote(installation, await addPerson(installation, 'Ada'));
  folder = await mkdtemp(join(tmpdir(), 'stitchbook-files-'));
  said = [];
  stopping = new AbortController();
});
afterEach(async () => {
  await installation.remove();
  await rm(folder, { recursive: true });
});

/** The same store, in which something happens whenever a recording is asked for. */
function whenAsked(store: AudioStore, happens: () => Promise<void>): AudioStore {
  const withLocalFile: AudioStore['withLocalFile'] = async (key, work) => {
    await happens();
    return store.withLocalFile(key, work);
  };
  const write: AudioStore['write'] = async (key, source) => {
    await happens();
    await store.write(key, source);
  };
  return Object.assign(Object.create(store) as AudioStore, { withLocalFile, write });
}

describe('the file of a backup', () => {
  it('is for the eyes of its owner, and says in its name when it was made', async () => {
    expect(await backUpTo(folder, installation, context())).toBe(true);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^stitchbook-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(said).toEqual([expect.stringMatching(/^Backed up 1 accounts, 1 users, 1 notes, .*, 1 recordings/)]);
  });

  it('never takes the place of another', async () => {
    const file = join(folder, 'precious.tar');
    await writeFile(file, 'of last week');
    await expect(backUpTo(file, installation, context())).rejects.toThrow('is there already: name another file');
    expect(await readFile(file, 'utf8')).toBe('of last week');
  });

  it('is not there when somebody stops the backup', async () => {
    const store = whenAsked(installation.store, () => {
      stopping.abort(new Error('stopped'));
      return Promise.resolve();
    });
    await expect(backUpTo(join(folder, 'half.tar'), { ...installation, store }, context())).rejects.toThrow('stopped');
    expect(await readdir(folder)).toEqual([]);
  });

  it('names what the store has lost', async () => {
    const store = whenAsked(installation.store, () => Promise.reject(new AudioMissingError()));
    expect(await backUpTo(join(folder, 'words.tar'), { ...installation, store }, context())).toBe(false);
    expect(said).toEqual([
      expect.stringContaining('0 recordings'),
      expect.stringMatching(/^The audio [0-9a-f-]{36} is gone from the store/),
    ]);
  });
});

describe('restoring from a file', () => {
  it('leaves nothing when somebody stops it, and has everything when it is begun again', async () => {
    const file = join(folder, 'whole.tar');
    await backUpTo(file, installation, context());
    const empty = await createBareInstallation();
    const store = whenAsked(empty.store, () => {
      stopping.abort(new Error('stopped'));
      return Promise.resolve();
    });
    await expect(restoreFrom(file, { ...empty, store }, context())).rejects.toThrow('stopped');
    expect(await empty.ask('select from users union all select from accounts union all select from notes')).toEqual([]);

    stopping = new AbortController();
    await restoreFrom(file, empty, context());
    expect(await empty.ask('select title from notes')).toEqual([{ title: 'A note' }]);
    expect(said.at(-1)).toMatch(/^Restored the backup of .*every count and checksum is right\.$/);
    await empty.remove();
  });

  it('says so when there is no such file', async () => {
    await expect(restoreFrom(join(folder, 'none.tar'), installation, context())).rejects.toThrow('cannot be read');
  });
});
