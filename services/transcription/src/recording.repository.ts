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
    { text: transcript, segments, durationSeconds, wordlessReason, peaks }: SpeechResult,
    engine: string,
  ): Promise<void> {
    const transcribed = { transcript, segments, durationSeconds, wordlessReason, peaks: Buffer.from(peaks), engine };
    await transaction.update(Recording, { id }, transcribed);
  }
}
