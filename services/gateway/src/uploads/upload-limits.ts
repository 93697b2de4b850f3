import { Injectable } from '@nestjs/common';
import type { Transaction, UploadMedia } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { StoredAudioQuota } from '../quotas/quota.service.ts';
import { MAX_WAV_DATA_BYTES, WAV_HEADER_BYTES } from './wav-header.ts';

const PCM_BYTES_PER_SAMPLE = 2;

/** How long an upload may be. */
@Injectable()
export class UploadLimits {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly quota: StoredAudioQuota,
  ) {}

  /** Of the largest file, in bytes. */
  get maxBytes(): number {
    return this.settings.maxUploadBytes;
  }

  /** Throws a `ProductError` when its owner may not keep so many bytes more; exactly in a transaction, by a piece or two without. */
  requireQuota(ownerId: string, bytes: number, transaction?: Transaction): Promise<void> {
    return transaction ? this.quota.check(transaction, ownerId, bytes) : this.quota.checkPiece(ownerId, bytes);
  }

  /** Throws a `ProductError` when no upload can be of this length in the end. */
  requireLength(media: UploadMedia, length: number): void {
    this.requireRoom(media, length);
    if (media === 'pcm' && length % PCM_BYTES_PER_SAMPLE !== 0)
      throw new ProductError('invalid', 'upload.length', 'The length of pcm must be a whole number of samples.');
  }

  /** Throws a `ProductError` when no upload may have so many bytes. */
  requireRoom(media: UploadMedia, bytes: number): void {
    const most = media === 'pcm' ? Math.min(this.maxBytes - WAV_HEADER_BYTES, MAX_WAV_DATA_BYTES) : this.maxBytes;
    if (bytes <= most) return;
    const megabytes = Math.floor(this.maxBytes / 2 ** 20);
    throw new ProductError(
      'too-large',
      'audio.too-large',
      `This recording is larger than the ${megabytes} MB that this server takes.`,
    );
  }
}
