import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AudioStore, createAudioKey, createAudioStore } from '@stitchbook/storage';
import { Client } from 'minio';

export interface OpenedStore {
  store: AudioStore;
  /** What lies in it, unfinished uploads included. */
  countKept(): Promise<number>;
  /** As a process that is killed in the middle of an upload would. */
  leaveUnfinished(): Promise<void>;
  close(): Promise<void>;
}

type OpenStore = () => Promise<OpenedStore>;

async function openOnDisk(): Promise<OpenedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-store-'));
  return {
    store: createAudioStore({ directory }),
    async countKept() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    async leaveUnfinished() {
      await mkdir(join(directory, 'incoming'), { recursive: true });
      await writeFile(join(directory, 'incoming', createAudioKey()), 'the first half');
    },
    close: () => rm(directory, { recursive: true }),
  };
}

function openS3(endpoint: string): OpenStore {
  return async () => {
    const s3Bucket = `test-${randomUUID()}`;
    const account = { s3AccessKey: 'stitchbook', s3SecretKey: 'stitchbook-test' };
    const { hostname, port } = new URL(endpoint);
    const client = new Client({
      endPoint: hostname,
      port: Number(port),
      useSSL: false,
      accessKey: account.s3AccessKey,
      secretKey: account.s3SecretKey,
    });
    const list = async () => (await client.listObjects(s3Bucket, '', true).toArray()) as { name: string }[];
    return {
      store: createAudioStore({ s3Endpoint: endpoint, s3Region: 'us-east-1', s3Bucket, ...account }),
      async countKept() {
        if (!(await client.bucketExists(s3Bucket))) return 0;
        const unfinished = await client.listIncompleteUploads(s3Bucket, '', true).toArray();
        return (await list()).length + unfinished.length;
      },
      async leaveUnfinished() {
        await client.initiateNewMultipartUpload(s3Bucket, createAudioKey(), {});
      },
      async close() {
        if (!(await client.bucketExists(s3Bucket))) return;
        for (const { name } of await list()) await client.removeObject(s3Bucket, name);
        await client.removeBucket(s3Bucket);
      },
    };
  };
}

/** Every store that can be had here: a disk always, S3 where TEST_S3_ENDPOINT names one (`npm run test:containers`). */
export function storesToTest(): [string, OpenStore][] {
  const endpoint = process.env['TEST_S3_ENDPOINT'];
  return [['on a disk', openOnDisk], ...(endpoint ? [['in S3', openS3(endpoint)] as [string, OpenStore]] : [])];
}
