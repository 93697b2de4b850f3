import { Injectable } from '@nestjs/common';
import type { Recording, Transaction } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { StoredAudioQuota } from '../quotas/quota.service.ts';
import { type KnownTranscription, RecordingRepository } from './recording.repository.ts';
import { type StoredUpload, UploadService } from './upload.service.ts';

/** `durationSeconds` is null until the recording has been transcribed. */
export type ResolvedRecording = Pick<Recording, 'id' | 'durationSeconds'>;

/** Finds or creates the recording that an upload, or a new note, stands for. */
@Injectable()
export class RecordingResolver {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly uploads: UploadService,
    private readonly quota: StoredAudioQuota,
  ) {}

  /**
   * The one that is named; else the one with the very bytes that were sent (they were transcribed before, so its timed
   * segments come along); else a new one of what was sent. Null when there is no audio at all.
   */
  async resolve(
    transaction: Transaction,
    ownerId: string,
    recordingId: string | undefined,
    upload: StoredUpload | null,
  ): Promise<ResolvedRecording | null> {
    if (recordingId !== undefined) {
      const named = await this.recordings.findUnsaved(transaction, ownerId, { id: recordingId });
      if (!named)
        throw new ProductError(
          'conflict',
          'recording.not-available',
          'This recording is gone, or a note has it already.',
        );
      return named;
    }
    if (!upload) return null;
    const same = await this.recordings.findUnsaved(transaction, ownerId, { sha256: upload.sha256 });
    if (same) return same;
    return { id: await this.create(transaction, ownerId, upload), durationSeconds: null };
  }

  /**
   * Creates a recording of audio that is stored, if its owner's quota allows it. Returns its id. Throws a `ProductError`,
   * and then the audio stays orphaned. Every recording is created here.
   * @param known its transcription, where it comes out of an archive
   */
  async create(
    transaction: Transaction,
    ownerId: string,
    upload: StoredUpload,
    known?: KnownTranscription,
  ): Promise<string> {
    await this.quota.check(transaction, ownerId, upload.bytes);
    const id = await this.recordings.insert(transaction, ownerId, upload, known);
    await this.uploads.claim(transaction, upload.key);
    return id;
  }

  /** Claims the audio of a recording that is brought back, if its owner's quota still allows it. Throws a `ProductError`. */
  async takeBack(transaction: Transaction, ownerId: string, audio: { key: string; bytes: number }): Promise<void> {
    await this.quota.check(transaction, ownerId, audio.bytes);
    await this.uploads.claim(transaction, audio.key);
  }
}
