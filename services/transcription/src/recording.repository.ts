import { Injectable } from '@nestjs/common';
import { DataSource, Recording, type Transaction } from '@stitchbook/database';
import type { SpeechResult } from '@stitchbook/speech';

/** The rows that transcription reads and writes. */
@Injectable()
export class RecordingRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Rejects when the recording has been deleted. */
  find(id: string): Promise<Recording> {
    return this.dataSource.getRepository(Recording).findOneByOrFail({ id });
  }

  /** Stores what a speech engine transcribed; `engine` is its name. */
  async storeTranscript(
    transaction: Transaction,
    id: string,
    { text: transcript, segments, notUnderstood, durationSeconds, wordlessReason, peaks }: SpeechResult,
    engine: string,
  ): Promise<void> {
    const words = { transcript, segments, notUnderstood, wordlessReason, engine };
    await transaction.update(Recording, { id }, { ...words, durationSeconds, peaks: Buffer.from(peaks) });
  }
}
