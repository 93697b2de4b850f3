import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { readPiece, refuseUnreadable } from './read-piece.ts';
import { type NewPiece, ResumableUploadRepository, type UploadFacts } from './resumable-upload.repository.ts';
import { ResumableUploads, endedAlready } from './resumable-uploads.ts';
import { UploadLimits } from './upload-limits.ts';
import { type PieceFacts, readPieceFacts } from './upload.requests.ts';

/** Larger pieces are files in the audio store: PostgreSQL is no place for gigabytes. */
const MAX_ROW_BYTES = 256 * 2 ** 10;

/**
 * Takes the pieces of an upload, one after the other. A piece is a row: it is there with the upload's new end, or not at all, so that
 * any gateway takes the next one, whatever has become of the last.
 */
@Injectable()
export class AppendPiece {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resumable: ResumableUploads,
    private readonly uploads: ResumableUploadRepository,
    private readonly audio: UploadService,
    private readonly limits: UploadLimits,
  ) {}

  /**
   * Takes the piece that a request sends. Resolves with the upload as it is then. Throws a `ProductError` for what is no piece of it;
   * of two that come at once, one is taken and the other one refused.
   */
  async append(ownerId: string, id: string, request: Request): Promise<UploadFacts> {
    const facts = readPieceFacts(request);
    refuseUnreadable(request);
    const upload = await this.resumable.show(ownerId, id);
    this.requireFit(upload, facts, Number(request.headers['content-length'] ?? 0));
    const data = await readPiece(request, facts.checksum);
    this.requireFit(upload, facts, data.length);
    await this.limits.requireQuota(ownerId, data.length);
    if (!(await this.store(upload.id, facts, data)))
      this.requireFit(await this.resumable.show(ownerId, id), facts, data.length);
    return this.resumable.show(ownerId, id);
  }

  private requireFit(upload: UploadFacts, facts: PieceFacts, bytes: number): void {
    requireSameEnd(upload, facts);
    const end = facts.offset + bytes;
    this.limits.requireRoom(upload.media, end);
    if (facts.length !== null) this.limits.requireLength(upload.media, facts.length);
    const length = upload.length ?? facts.length;
    if (length !== null && end > length)
      throw new ProductError('too-large', 'upload.too-long', 'More has been sent than the length of this recording.');
  }

  /** False when it does not fit any more, and then nothing of it is left. */
  private async store(uploadId: string, { offset, length }: PieceFacts, data: Buffer): Promise<boolean> {
    if (data.length <= MAX_ROW_BYTES) {
      return this.insert(uploadId, { offset, length, bytes: data.length, data, audioKey: null });
    }
    const key = await this.audio.storeOrphaned(Readable.from([data]));
    try {
      return await this.insert(uploadId, { offset, length, bytes: data.length, data: null, audioKey: key });
    } finally {
      await this.audio.discardUnlessClaimed({ key });
    }
  }

  private insert(uploadId: string, piece: NewPiece): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      if (!(await this.uploads.advance(transaction, uploadId, piece))) return false;
      if (piece.bytes > 0) await this.uploads.insertPiece(transaction, uploadId, piece);
      if (piece.audioKey !== null) await this.audio.claim(transaction, piece.audioKey);
      return true;
    });
  }
}

/** Throws a `ProductError` unless the piece begins where the upload ends, and says the same of its length. */
function requireSameEnd(upload: UploadFacts, { offset, length }: PieceFacts): void {
  if (upload.transcribedAt) throw endedAlready(upload);
  if (upload.receivedBytes !== offset) {
    throw new ProductError(
      'conflict',
      'upload.offset',
      'This piece does not follow what has arrived. Please go on from where the upload ends.',
      { headers: { 'Upload-Offset': String(upload.receivedBytes) } },
    );
  }
  if (length !== null && upload.length !== null && length !== upload.length)
    throw new ProductError('conflict', 'upload.length', 'The length of this recording was declared as another one.');
}
