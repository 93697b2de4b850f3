import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AudioMissingError, StorageUnavailableError, createAudioKey, createAudioStore } from '@stitchbook/storage';

const bytes = Buffer.from('0123456789');
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the audio store on a disk', () => {
  it('gives back what it was given, whole or in part', async () => {
    const store = createAudioStore({ directory });
    const key = createAudioKey();
    await store.write(key, Readable.from([bytes]));
    expect(await buffer(await store.open(key))).toEqual(bytes);
    expect((await buffer(await store.open(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect(await store.withLocalFile(key, (path) => readFile(path))).toEqual(bytes);
  });

  it('keeps nothing of an upload that breaks off, and passes its error on', async () => {
    const store = createAudioStore({ directory });
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('the person walked away');
      })(),
    );
    await expect(store.write(createAudioKey(), broken)).rejects.toThrow('the person walked away');
    expect(await filesIn(directory)).toEqual([]);
  });

  it('says that audio is gone, and removes it twice without complaint', async () => {
    const store = createAudioStore({ directory });
    const key = createAudioKey();
    await store.write(key, Readable.from([bytes]));
    await store.remove(key);
    await store.remove(key);
    await expect(store.open(key)).rejects.toBeInstanceOf(AudioMissingError);
    await expect(store.withLocalFile(key, readFile)).rejects.toBeInstanceOf(AudioMissingError);
  });

  it('opens no path outside of itself', async () => {
    await writeFile(join(directory, 'secret'), 'secret');
    const store = createAudioStore({ directory: join(directory, 'audio') });
    await expect(store.open('../secret')).rejects.toBeInstanceOf(AudioMissingError);
  });

  it('says so when nothing can be kept', async () => {
    const file = join(directory, 'a-file');
    await writeFile(file, '');
    await expect(createAudioStore({ directory: join(file, 'audio') }).check()).rejects.toBeInstanceOf(
      StorageUnavailableError,
    );
    await expect(createAudioStore({ directory }).check()).resolves.toBeUndefined();
  });
});
