import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AudioMissingError, createAudioKey } from '@stitchbook/storage';
import { type OpenedStore, storesToTest } from './support/stores.ts';

const bytes = Buffer.from('0123456789');
const MEGABYTE = 2 ** 20;

describe.each(storesToTest())('the audio store %s', (_place, open) => {
  let opened: OpenedStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('gives back what it was given, whole or in part', async () => {
    const { store } = opened;
    const key = createAudioKey();
    await store.write(key, Readable.from([bytes]));
    expect(await buffer(await store.open(key))).toEqual(bytes);
    expect((await buffer(await store.open(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect((await buffer(await store.open(key, { start: 9, end: 9 }))).toString()).toBe('9');
    expect(await store.withLocalFile(key, (path) => readFile(path))).toEqual(bytes);
  });

  it('keeps what is much larger than one part', async () => {
    const { store } = opened;
    const key = createAudioKey();
    const chunks = Array.from({ length: 21 }, () => randomBytes(MEGABYTE + 1));
    await store.write(key, Readable.from(chunks));
    const whole = Buffer.concat(chunks);
    const kept = createHash('sha256');
    for await (const chunk of await store.open(key)) kept.update(chunk as Buffer);
    expect(kept.digest('hex')).toBe(createHash('sha256').update(whole).digest('hex'));
    const range = { start: 8 * MEGABYTE - 3, end: 8 * MEGABYTE + 2 };
    expect(await buffer(await store.open(key, range))).toEqual(whole.subarray(range.start, range.end + 1));
    expect(await opened.countKept()).toBe(1);
  }, 30_000);

  it('keeps a recording whose length is exactly that of a part', async () => {
    const { store } = opened;
    const key = createAudioKey();
    const part = randomBytes(8 * MEGABYTE);
    await store.write(key, Readable.from([part]));
    expect((await buffer(await store.open(key))).equals(part)).toBe(true);
  }, 30_000);

  it.each([
    ['at once', 10],
    ['after many megabytes', 20 * MEGABYTE],
  ])(
    'keeps nothing of an upload that breaks off %s, and passes its error on',
    async (_when, length) => {
      const broken = Readable.from(
        (async function* () {
          for (let sent = 0; sent < length; sent += MEGABYTE) yield randomBytes(Math.min(MEGABYTE, length));
          throw new Error('the upload was aborted');
        })(),
      );
      const key = createAudioKey();
      await expect(opened.store.write(key, broken)).rejects.toThrow('the upload was aborted');
      await expect(opened.store.open(key)).rejects.toBeInstanceOf(AudioMissingError);
      expect(await opened.countKept()).toBe(0);
    },
    30_000,
  );

  it('keeps nothing of many uploads that fail before their first byte', async () => {
    const failing = () =>
      new Readable({
        read() {
          this.destroy(new Error('not audio'));
        },
      });
    const uploads = Array.from({ length: 40 }, () => opened.store.write(createAudioKey(), failing()));
    for (const upload of await Promise.allSettled(uploads)) expect(upload.status).toBe('rejected');
    expect(await opened.countKept()).toBe(0);
  }, 30_000);

  it('says that audio is gone, and removes it twice without complaint', async () => {
    const { store } = opened;
    const key = createAudioKey();
    await store.write(key, Readable.from([bytes]));
    await store.remove(key);
    await store.remove(key);
    await expect(store.open(key)).rejects.toBeInstanceOf(AudioMissingError);
    await expect(store.withLocalFile(key, readFile)).rejects.toBeInstanceOf(AudioMissingError);
  });

  it('lends a local file no longer than it is needed, and passes on why the work with it failed', async () => {
    const { store } = opened;
    const key = createAudioKey();
    await store.write(key, Readable.from([bytes]));
    let lent = '';
    const failing = store.withLocalFile(key, (path) => {
      lent = path;
      return Promise.reject(new Error('not to be read'));
    });
    await expect(failing).rejects.toThrow('not to be read');
    const copies = [dirname(lent)].filter((folder) => basename(folder).startsWith('stitchbook-audio-'));
    expect(copies.filter((folder) => existsSync(folder))).toEqual([]);
    expect(await buffer(await store.open(key))).toEqual(bytes);
  });

  it('opens nothing under a name that is not one of its keys', async () => {
    await expect(opened.store.open('../secret')).rejects.toBeInstanceOf(AudioMissingError);
    await expect(opened.store.remove('../secret')).resolves.toBeUndefined();
  });

  // Whose key is whose also decides which uploads in a shared bucket are aborted.
  it('takes a UUID in upper case for the name of somebody else', async () => {
    const notOurs = '0C5A5DC6-9B1F-4E0A-8F53-2A1D8E5B7C90';
    await expect(opened.store.write(notOurs, Readable.from([bytes]))).rejects.toBeInstanceOf(AudioMissingError);
    expect(await opened.countKept()).toBe(0);
  });

  it('removes what uploads left that were broken off long ago, and none that is under way', async () => {
    const { store } = opened;
    await store.write(createAudioKey(), Readable.from([bytes]));
    await opened.leaveUnfinished();
    expect(await store.removeUnfinished(60_000)).toBe(0);
    expect(await opened.countKept()).toBe(2);
    expect(await store.removeUnfinished(-60_000)).toBe(1);
    expect(await opened.countKept()).toBe(1);
    expect(await store.removeUnfinished(-60_000)).toBe(0);
  }, 30_000);

  it('has nothing to remove before anything was kept', async () => {
    expect(await opened.store.removeUnfinished(-60_000)).toBe(0);
  });

  it('says that it can keep audio', async () => {
    await expect(opened.store.check()).resolves.toBeUndefined();
  });
});
