import type { StorageSettings } from '@stitchbook/config';
import type { AudioAddresses } from './audio-addresses.ts';
import type { AudioStore } from './audio-store.ts';
import { FilesystemAudioStore } from './filesystem-audio-store.ts';
import { openS3Client } from './s3/open-s3-client.ts';
import { S3AudioAddresses } from './s3/s3-audio-addresses.ts';
import { S3AudioStore } from './s3/s3-audio-store.ts';

/** The store that the settings ask for; nothing is opened before it is used. */
export function createAudioStore(settings: StorageSettings): AudioStore {
  const { s3Endpoint, directory } = settings;
  if (!s3Endpoint) return new FilesystemAudioStore(given('AUDIO_DIR', directory));
  return new S3AudioStore(openClient(settings, s3Endpoint), given('S3_BUCKET', settings.s3Bucket));
}

/** Null where browsers do not reach the store, and are given its audio by the gateway. */
export async function createAudioAddresses(settings: StorageSettings): Promise<AudioAddresses | null> {
  const { s3Endpoint, s3PublicEndpoint } = settings;
  if (!s3Endpoint || !s3PublicEndpoint) return null;
  return S3AudioAddresses.over(openClient(settings, s3PublicEndpoint), given('S3_BUCKET', settings.s3Bucket));
}

function openClient({ s3Region, s3AccessKey, s3SecretKey }: StorageSettings, endpoint: string) {
  return openS3Client({
    endpoint,
    region: given('S3_REGION', s3Region),
    accessKey: given('S3_ACCESS_KEY', s3AccessKey),
    secretKey: given('S3_SECRET_KEY', s3SecretKey),
  });
}

/** The settings' rules see to this; their types cannot say that some belong together. */
function given(variable: string, value: string | undefined): string {
  if (!value) throw new Error(`${variable} is not set`);
  return value;
}
