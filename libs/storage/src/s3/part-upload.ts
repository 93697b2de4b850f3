import type { Client } from 'minio';

export interface UploadTarget {
  bucket: string;
  key: string;
}

/** An object that is sent in parts, and seen by nobody before all of them are there. */
export class PartUpload {
  private readonly parts: { part: number; etag: string }[] = [];

  private constructor(
    private readonly client: Client,
    private readonly target: UploadTarget,
    private readonly uploadId: string,
  ) {}

  static async begin(client: Client, target: UploadTarget): Promise<PartUpload> {
    return new PartUpload(client, target, await client.initiateNewMultipartUpload(target.bucket, target.key, {}));
  }

  async add(bytes: Buffer): Promise<void> {
    const partNumber = this.parts.length + 1;
    const { etag } = await this.client.uploadPart(
      {
        bucketName: this.target.bucket,
        objectName: this.target.key,
        uploadID: this.uploadId,
        partNumber,
        headers: { 'Content-Length': bytes.length },
      },
      bytes,
    );
    this.parts.push({ part: partNumber, etag });
  }

  async complete(): Promise<void> {
    await this.client.completeMultipartUpload(this.target.bucket, this.target.key, this.uploadId, this.parts);
  }

  async abandon(): Promise<void> {
    await this.client.abortMultipartUpload(this.target.bucket, this.target.key, this.uploadId);
  }
}
