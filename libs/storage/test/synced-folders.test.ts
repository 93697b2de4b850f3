import { mkdtemp, rm } from 'node:fs/promises';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';

/** What was done to the disk, in its order. */
const done: string[] = [];
let directory: string;

const nameOf = (path: unknown) => relative(directory, String(path)) || '.';

jest.unstable_mockModule('node:fs/promises', () => ({
  ...files,
  async open(path: string, ...how: [string?, number?]) {
    const handle = await files.open(path, ...how);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      done.push(`synced ${nameOf(path)}`);
      return sync();
    };
    return handle;
  },
  async rename(from: string, to: string) {
    done.push(`named ${nameOf(to)}`);
    return files.rename(from, to);
  },
}));

const { createAudioKey, createAudioStore } = await import('../src/index.ts');

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-synced-'));
  done.length = 0;
});
afterEach(() => rm(directory, { recursive: true }));

describe('audio that is said to be kept', () => {
  it('has its name on the disk too, and so has every folder that was made for it', async () => {
    const store = createAudioStore({ directory: join(directory, 'audio') });
    const key = createAudioKey();
    const folder = join('audio', key.slice(0, 2));
    await store.write(key, Readable.from([Buffer.from('sound')]));
    const incoming = expect.stringMatching(/^synced audio.incoming.[0-9a-f-]{36}$/) as string;
    expect(done).toEqual([incoming, `named ${join(folder, key)}`, `synced ${folder}`, 'synced audio', 'synced .']);
    done.length = 0;
    const [head, ...rest] = createAudioKey().split('-');
    const beside = [`${key.slice(0, 2)}${String(head).slice(2)}`, ...rest].join('-');
    await store.write(beside, Readable.from([Buffer.from('more sound')]));
    expect(done).toEqual([incoming, `named ${join(folder, beside)}`, `synced ${folder}`]);
  });
});
