import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { StorageFullError, StorageUnavailableError, createAudioKey, createAudioStore } from '@stitchbook/storage';

const account = { s3Region: 'us-east-1', s3Bucket: 'audio', s3AccessKey: 'stitchbook', s3SecretKey: 'stitchbook' };
const upload = () => Readable.from([Buffer.from('audio')]);

/** A store that has its bucket and refuses everything else with one answer. */
async function startRefusing(status: number, code: string) {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'HEAD') response.writeHead(200).end();
    else response.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = createAudioStore({ ...account, s3Endpoint: `http://127.0.0.1:${port}` });
  return { store, close: () => server.close() };
}

describe('an audio store that cannot keep anything', () => {
  it('says so of a folder that is none', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'stitchbook-store-'));
    await writeFile(join(directory, 'a-file'), '');
    const store = createAudioStore({ directory: join(directory, 'a-file', 'audio') });
    await expect(store.check()).rejects.toBeInstanceOf(StorageUnavailableError);
    await expect(store.write(createAudioKey(), upload())).rejects.toBeInstanceOf(StorageUnavailableError);
    await expect(store.remove(createAudioKey())).rejects.toBeInstanceOf(StorageUnavailableError);
    await rm(directory, { recursive: true });
  });

  it('says so of an S3 store that does not answer', async () => {
    const { store, close } = await startRefusing(500, 'InternalError');
    close();
    await expect(store.check()).rejects.toBeInstanceOf(StorageUnavailableError);
    await expect(store.write(createAudioKey(), upload())).rejects.toBeInstanceOf(StorageUnavailableError);
  });

  it.each([
    [507, 'XMinioStorageFull', StorageFullError],
    [403, 'AccessDenied', StorageUnavailableError],
    [500, 'InternalError', StorageUnavailableError],
  ])('maps %s %s of an S3 store to an error of its own', async (status, code, expected) => {
    const { store, close } = await startRefusing(status, code);
    await expect(store.write(createAudioKey(), upload())).rejects.toBeInstanceOf(expected);
    await expect(store.open(createAudioKey())).rejects.toBeInstanceOf(expected);
    close();
  });
});
