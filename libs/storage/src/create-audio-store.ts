import type { StorageSettings } from '@stitchbook/config';
import type { AudioStore } from './audio-store.ts';
import { FilesystemAudioStore } from './filesystem-audio-store.ts';
import { openS3Client } from './s3/open-s3-client.ts';
import { S3AudioStore } from './s3/s3-audio-store.ts';

/** The store that the settings ask for; nothing is opened before it is used. */
export function createAudioStore(settings: StorageSettings): AudioStore {
  const { s3Endpoint, s3Bucket, s3Region, s3AccessKey, s3SecretKey, directory } = settings;
  if (!s3Endpoint) return new FilesystemAudioStore(given('AUDIO_DIR', directory));
  const client = openS3Client({
    endpoint: s3Endpoint,
    region: given('S3_REGION', s3Region),
    accessKey: given('S3_ACCESS_KEY', s3AccessKey),
    secretKey: given('S3_SECRET_KEY', s3SecretKey),
  });
  return new S3AudioStore(client, given('S3_BUCKET', s3Bucket));
}

/** The settings' rules see to this; their types cannot say that some belong together. */
function given(variable: string, value: string | undefined): string {
  if (!value) throw new Error(`${variable} is not set`);
  return value;
}
