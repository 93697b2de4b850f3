import { jest } from '@jest/globals';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type AudioStore, StorageUnavailableError } from '@stitchbook/storage';
import { backUp, restore } from '../src/index.ts';
import { backUpIntoMemory, inPieces } from './support/into-memory.ts';
import { addNote, addPerson, deleteNote } from './support/seed.ts';
import {
  type TemporaryInstallation,
  createBareInstallation,
  createEmptyInstallation,
} from './support/temporary-installation.ts';

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

/** The store, with something that happens just before a recording is copied out of it. */
function whenCopied(store: AudioStore, happens: (key: string) => Promise<void>): AudioStore {
  const withLocalFile: AudioStore['withLocalFile'] = async (key, work) => {
    await happens(key);
    return store.withLocalFile(key, work);
  };
  return Object.assign(Object.create(store) as AudioStore, { withLocalFile });
}

describe('audio that is gone when its turn comes', () => {
  it('takes its note out of the backup when somebody deleted that meanwhile', async () => {
    const [kept, deleted] = [await addNote(installation, ada), await addNote(installation, ada)];
    const store = whenCopied(installation.store, async (key) => {
      if (key === deleted.key) await deleteNote(installation, deleted);
    });
    const { file, report } = await backUpIntoMemory({ ...installation, store });
    expect(report).toMatchObject({ deletedMeanwhile: [deleted.key], lost: [], audio: { files: 1 } });

    await restore(empty, inPieces(file));
    expect(await empty.ask('select id::text from notes')).toEqual([{ id: kept.id }]);
    expect(await empty.ask('select audio_key from recordings')).toEqual([{ audio_key: kept.key }]);
    expect(await empty.ask('select note_id::text from comments')).toEqual([{ note_id: kept.id }]);
  });

  it('is reported when nobody deleted it, and its words are kept', async () => {
    const note = await addNote(installation, ada);
    await installation.store.remove(note.key);
    const { file, report } = await backUpIntoMemory(installation);
    expect(report).toMatchObject({ lost: [note.key], deletedMeanwhile: [], audio: { files: 0 } });
    await restore(empty, inPieces(file));
    expect(await empty.ask('select id::text from notes')).toEqual([{ id: note.id }]);
  });

  it('is reported when it is not what was uploaded, and kept as it is', async () => {
    const note = await addNote(installation, ada);
    await installation.store.remove(note.key);
    await installation.store.write(note.key, Readable.from([Buffer.from('not what it was')]));
    const { file, report } = await backUpIntoMemory(installation);
    expect(report).toMatchObject({ damaged: [note.key], audio: { files: 1 } });
    await restore(empty, inPieces(file));
    expect((await buffer(await empty.store.open(note.key))).toString()).toBe('not what it was');
  });

  it('is asked for again when the store has a bad moment', async () => {
    await addNote(installation, ada);
    let refusals = 1;
    const store = whenCopied(installation.store, () =>
      refusals-- > 0 ? Promise.reject(new StorageUnavailableError()) : Promise.resolve(),
    );
    const { report } = await backUpIntoMemory({ ...installation, store });
    expect(report.audio.files).toBe(1);
  });
});

it('is no backup when its file cannot be written to the end', async () => {
  for (let count = 0; count < 3; count += 1) await addNote(installation, ada);

  let room = 100_000;
  const full = new Writable({
    write(chunk: Buffer, _encoding, done) {
      room -= chunk.length;
      done(room < 0 ? new Error('no space left on device') : null);
    },
  });
  await expect(backUp(installation, full)).rejects.toThrow('no space left on device');
});
