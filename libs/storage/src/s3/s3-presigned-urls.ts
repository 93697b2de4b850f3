import type { Client } from 'minio';
import type { PresignedAudio, PresignedUrls } from '../audio-store.ts';
import { toStorageError } from './s3-client.ts';

/** URLs signed for the endpoint that browsers reach. Signing sends no request, so it does not show whether the store can be reached. */
export class S3PresignedUrls implements PresignedUrls {
  private constructor(
    private readonly client: Client,
    private readonly bucket: string,
    readonly origin: string,
  ) {}

  static async create(client: Client, bucket: string): Promise<S3PresignedUrls> {
    // Some stores serve each bucket from a host of its own, so the origin is read from a signed URL.
    const { origin } = new URL(await client.presignedUrl('GET', bucket, 'origin', 1));
    return new S3PresignedUrls(client, bucket, origin);
  }

  async sign(audio: PresignedAudio): Promise<string> {
    const { key, method, contentType, contentDisposition, expiresInSeconds } = audio;
    const responseHeaders = {
      'response-content-type': contentType,
      'response-content-disposition': contentDisposition,
      'response-cache-control': 'private, no-store',
    };
    return this.client
      .presignedUrl(method, this.bucket, key, expiresInSeconds, responseHeaders)
      .catch((error: unknown) => Promise.reject(toStorageError(error)));
  }
}
