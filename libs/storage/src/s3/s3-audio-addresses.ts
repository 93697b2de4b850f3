import type { Client } from 'minio';
import type { AddressedAudio, AudioAddresses } from '../audio-addresses.ts';
import { asStorageError } from './as-storage-error.ts';

/** Addresses signed for the endpoint that browsers reach; the store is not asked, so nothing is known of whether it answers. */
export class S3AudioAddresses implements AudioAddresses {
  private constructor(
    private readonly client: Client,
    private readonly bucket: string,
    readonly origin: string,
  ) {}

  static async over(client: Client, bucket: string): Promise<S3AudioAddresses> {
    // Some stores keep each bucket on a host of its own: only an address itself tells where it leads.
    const { origin } = new URL(await client.presignedUrl('GET', bucket, 'origin', 1));
    return new S3AudioAddresses(client, bucket, origin);
  }

  async addressOf(audio: AddressedAudio): Promise<string> {
    const { key, method, contentType, contentDisposition, validForSeconds } = audio;
    const answer = {
      'response-content-type': contentType,
      'response-content-disposition': contentDisposition,
      'response-cache-control': 'private, no-store',
    };
    return this.client
      .presignedUrl(method, this.bucket, key, validForSeconds, answer)
      .catch((error: unknown) => Promise.reject(asStorageError(error)));
  }
}
