import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type PresignedUrls, createAudioKey, createAudioStore, createPresignedUrls } from '@stitchbook/storage';
import { Client } from 'minio';

const s3Endpoint = String(process.env['TEST_S3_ENDPOINT']);
const account = {
  s3Endpoint,
  s3PublicEndpoint: s3Endpoint,
  s3Region: 'us-east-1',
  s3Bucket: `test-${randomUUID()}`,
  s3AccessKey: 'stitchbook',
  s3SecretKey: 'stitchbook-test',
};
const store = createAudioStore(account);
const key = createAudioKey();
let presignedUrls: PresignedUrls;

beforeAll(async () => {
  await store.write(key, Readable.from([Buffer.from('0123456789')]));
  const made = await createPresignedUrls(account);
  if (!made) throw new Error('presigned URLs are not configured');
  presignedUrls = made;
});

const signedUrl = (method: 'GET' | 'HEAD', expiresInSeconds = 60) =>
  presignedUrls.sign({
    key,
    method,
    contentType: 'audio/mpeg',
    contentDisposition: `inline; filename="a note.mp3"`,
    expiresInSeconds,
  });

describe('a presigned URL', () => {
  it('gives the audio, whole or in part, as what it was signed to be', async () => {
    const whole = await fetch(await signedUrl('GET'));
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('content-disposition')).toBe(`inline; filename="a note.mp3"`);
    const part = await fetch(await signedUrl('GET'), { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await fetch(await signedUrl('HEAD'), { method: 'HEAD' })).headers.get('content-length')).toBe('10');
  });

  it('is good for that recording alone, as it was signed, and only for a while', async () => {
    const url = await signedUrl('GET', 1);
    expect(new URL(url).origin).toBe(presignedUrls.origin);
    expect((await fetch(url.replace(key, createAudioKey()))).status).toBe(403);
    expect((await fetch(url.replace('audio%2Fmpeg', 'text%2Fhtml'))).status).toBe(403);
    await wait(2_500);
    expect((await fetch(url)).status).toBe(403);
  });
});

describe('cleaning up a bucket that holds more than our own', () => {
  it('leaves the uploads of others alone', async () => {
    const { hostname, port } = new URL(s3Endpoint);
    const { s3AccessKey: accessKey, s3SecretKey: secretKey, s3Bucket } = account;
    const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
    for (const theirs of ['backups/of-somebody-else', '0C5A5DC6-9B1F-4E0A-8F53-2A1D8E5B7C90']) {
      const uploadId = await client.initiateNewMultipartUpload(s3Bucket, theirs, {});
      expect(await store.removeUnfinished(-60_000)).toBe(0);
      await client.abortMultipartUpload(s3Bucket, theirs, uploadId);
    }
  });
});
