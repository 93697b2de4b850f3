import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { AudioStore } from '@stitchbook/storage';
import { ProductError } from '../errors/product-error.ts';
import { AUDIO_STORE, LOGGER } from '../infrastructure/infrastructure.module.ts';
import { type StoredUpload, UploadService } from '../recordings/upload.service.ts';
import { type AssembledUpload, AssemblyRepository } from './assembly.repository.ts';
import type { UploadFacts } from './resumable-upload.repository.ts';
import { wavHeader } from './wav-header.ts';

/** A gateway that was killed in the middle of it keeps others from it for no longer. */
const EXPIRES_SECONDS = 60;
const RENEW_INTERVAL_MS = 15_000;

/** Puts the pieces of an upload together, in one request at a time: it may be gigabytes. */
@Injectable()
export class AssembleUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assembly: AssemblyRepository,
    private readonly audio: UploadService,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores the whole as one file, and makes of it what `make` says, in the transaction in which the pieces go. Resolves with null
   * while another request is at it, or when one has been. Rejects with a `ProductError` or `StorageError`; then the upload is as it was.
   */
  async assemble<Made extends AssembledUpload>(
    upload: UploadFacts,
    make: (transaction: Transaction, file: StoredUpload) => Promise<Made>,
  ): Promise<Made | null> {
    const token = await this.assembly.acquire(upload.id, EXPIRES_SECONDS);
    if (token === null) return null;
    const renew = () => this.warnOnFailure(this.assembly.renew(upload.id, token, EXPIRES_SECONDS));
    const renewing = setInterval(() => void renew(), RENEW_INTERVAL_MS);
    try {
      const file = await this.audio.storeAudio(this.bytesOf(upload));
      try {
        return await this.replace(upload.id, token, (transaction) => make(transaction, file));
      } finally {
        await this.audio.discardUnlessClaimed(file);
      }
    } finally {
      clearInterval(renewing);
      await this.warnOnFailure(this.assembly.release(upload.id, token));
    }
  }

  private async replace<Made extends AssembledUpload>(
    uploadId: string,
    token: string,
    make: (transaction: Transaction) => Promise<Made>,
  ): Promise<Made> {
    const { made, pieceKeys } = await this.unitOfWork.run(async (transaction) => {
      if (!(await this.assembly.end(transaction, uploadId, token))) throw changedMeanwhile();
      const result = await make(transaction);
      return { made: result, pieceKeys: await this.assembly.replacePieces(transaction, uploadId, result) };
    });
    for (const key of pieceKeys) await this.audio.discard({ key });
    return made;
  }

  /** The whole of an upload that is complete, never more than a few pieces of it in memory. */
  private async *bytesOf({ id, media, receivedBytes }: UploadFacts): AsyncGenerator<Buffer> {
    // A header alone would be taken for sound.
    if (media === 'pcm' && receivedBytes > 0) yield wavHeader(receivedBytes);
    let offset = 0;
    while (offset < receivedBytes) {
      const pieces = await this.assembly.findPieces(id, offset);
      if (pieces.length === 0) throw changedMeanwhile();
      for (const { offsetBytes, bytes, data, audioKey } of pieces) {
        if (offsetBytes !== offset) throw changedMeanwhile();
        if (data) yield data;
        else yield* (await this.store.open(String(audioKey))) as Readable & AsyncIterable<Buffer>;
        offset += bytes;
      }
    }
  }

  /** Never rejects: a lease that could not be renewed or released expires. */
  private async warnOnFailure(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      this.logger.warn({ err: error }, 'assembly lease could not be renewed or released');
    }
  }
}

/** It was deleted, or this process was away for so long that another request has made a job of it. */
function changedMeanwhile(): ProductError {
  return new ProductError(
    'conflict',
    'upload.changed',
    'This recording was changed while it was put together. Please try again.',
  );
}
