import type { StorageSettings } from '@stitchbook/config';
import type { AudioStore, PresignedUrls } from './audio-store.ts';
import { FilesystemAudioStore } from './filesystem-audio-store.ts';
import { S3AudioStore } from './s3/s3-audio-store.ts';
import { createS3Client } from './s3/s3-client.ts';
import { S3PresignedUrls } from './s3/s3-presigned-urls.ts';

/** The store that the settings ask for; nothing is opened before it is used. */
export function createAudioStore(settings: StorageSettings): AudioStore {
  const { s3Endpoint, directory } = settings;
  if (!s3Endpoint) return new FilesystemAudioStore(required('AUDIO_DIR', directory));
  return new S3AudioStore(createClient(settings, s3Endpoint), required('S3_BUCKET', settings.s3Bucket));
}

/** Null where browsers do not reach the store, and the gateway streams its audio to them. */
export async function createPresignedUrls(settings: StorageSettings): Promise<PresignedUrls | null> {
  const { s3Endpoint, s3PublicEndpoint } = settings;
  if (!s3Endpoint || !s3PublicEndpoint) return null;
  return S3PresignedUrls.create(createClient(settings, s3PublicEndpoint), required('S3_BUCKET', settings.s3Bucket));
}

function createClient({ s3Region, s3AccessKey, s3SecretKey }: StorageSettings, endpoint: string) {
  return createS3Client({
    endpoint,
    region: required('S3_REGION', s3Region),
    accessKey: required('S3_ACCESS_KEY', s3AccessKey),
    secretKey: required('S3_SECRET_KEY', s3SecretKey),
  });
}

/** The settings' validation rules ensure this; their types cannot say that some belong together. */
function required(variable: string, value: string | undefined): string {
  if (!value) throw new Error(`${variable} is not set`);
  return value;
}
