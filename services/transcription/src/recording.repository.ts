import { Injectable } from '@nestjs/common';
import { DataSource, Recording, type Transaction } from '@stitchbook/database';
import type { PersonalTranscript } from './personal-transcript.ts';

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
    { text: transcript, durationSeconds, peaks, ...heard }: PersonalTranscript,
    engine: string,
  ): Promise<void> {
    const { segments, wordConfidences, notUnderstood, substitutions, language, wordlessReason } = heard;
    const words = {
      transcript,
      segments,
      wordConfidences,
      notUnderstood,
      substitutions,
      language,
      wordlessReason,
      engine,
    };
    await transaction.update(Recording, { id }, { ...words, durationSeconds, peaks: Buffer.from(peaks) });
  }
}
