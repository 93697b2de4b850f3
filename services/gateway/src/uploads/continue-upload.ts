import { Injectable } from '@nestjs/common';
import { UPLOAD_LEFT_AFTER_SECONDS } from '@stitchbook/contracts';
import { UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { ContinuedUploadRepository, type LeftUpload } from './continued-upload.repository.ts';
import { ResumableUploadRepository, type UploadFacts } from './resumable-upload.repository.ts';
import { ResumableUploads, endedAlready } from './resumable-uploads.ts';
import { underWay } from './transcribe-upload.ts';
import type { ContinueUploadRequest } from './upload.requests.ts';

const BYTES_PER_SAMPLE = 2;

/**
 * Lets another device go on with a recording that was left: as a new upload that takes over the pieces. The old one ends, so that
 * what its device still has, or still says, never comes between what is said now.
 */
@Injectable()
export class ContinueUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resumable: ResumableUploads,
    private readonly uploads: ResumableUploadRepository,
    private readonly continued: ContinuedUploadRepository,
  ) {}

  /** Resolves with the new upload; with the same one when it is asked again. Throws a `ProductError` unless it was left. */
  async continue(ownerId: string, id: string, { key, captions }: ContinueUploadRequest): Promise<UploadFacts> {
    const { id: leftId } = await this.resumable.show(ownerId, id);
    const nextId = await this.unitOfWork.run(async (transaction) => {
      // Before the lock of its owner, as whoever puts it together does.
      const left = await this.continued.lock(transaction, leftId, UPLOAD_LEFT_AFTER_SECONDS);
      const existing = await this.uploads.lockByKey(transaction, ownerId, key);
      if (existing && existing.id === left?.continuedBy) return existing.id;
      requireLeft(left);
      if (existing) throw keyTaken();
      return this.continued.continue(transaction, leftId, key, captions);
    });
    return this.resumable.show(ownerId, nextId);
  }
}

function requireLeft(left: LeftUpload | null): void {
  if (!left || left.isTranscribed) throw endedAlready({ continuedBy: left?.continuedBy ?? null });
  if (left.media !== 'pcm' || left.receivedBytes % BYTES_PER_SAMPLE !== 0) {
    const sentence = 'This is a file, or not made of whole samples: nothing can be added to it.';
    throw new ProductError('conflict', 'upload.not-continuable', sentence);
  }
  if (left.isBeingAssembled) throw underWay();
  if (!left.isLeft) {
    const sentence = `This recording is still being sent from another device. It can go on here once nothing has come for ${UPLOAD_LEFT_AFTER_SECONDS} seconds.`;
    throw new ProductError('conflict', 'upload.being-sent', sentence);
  }
}

function keyTaken(): ProductError {
  return new ProductError('conflict', 'upload.key', 'Another recording has this key already.');
}
