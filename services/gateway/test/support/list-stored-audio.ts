import { readdir } from 'node:fs/promises';
import { Client } from 'minio';
import type { TestGateway } from './start-gateway.ts';

/** Keys of all audio in the gateway's store, unfinished uploads included. */
export async function listStoredAudio({ storage, audioDirectory }: TestGateway): Promise<string[]> {
  const { s3Endpoint, s3Bucket = '', s3AccessKey = '', s3SecretKey = '' } = storage;
  if (!s3Endpoint) {
    const entries = await readdir(audioDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
  const { hostname: endPoint, port } = new URL(s3Endpoint);
  const account = { accessKey: s3AccessKey, secretKey: s3SecretKey };
  const client = new Client({ endPoint, port: Number(port), useSSL: false, ...account });
  if (!(await client.bucketExists(s3Bucket))) return [];
  const kept: { name: string }[] = await client.listObjects(s3Bucket, '', true).toArray();
  const unfinished: { key: string }[] = await client.listIncompleteUploads(s3Bucket, '', true).toArray();
  return [...kept.map(({ name }) => name), ...unfinished.map(({ key }) => key)];
}
