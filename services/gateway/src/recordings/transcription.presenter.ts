import { Injectable } from '@nestjs/common';
import type { Job, Recording } from '@stitchbook/database';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';
import { RecordingRepository } from './recording.repository.ts';
import type { TranscriptionResponse } from './transcription.responses.ts';

/** Presents the transcription of a recording. */
@Injectable()
@PresentsJobResult('transcribe-recording')
export class TranscriptionPresenter implements JobResultPresenter {
  constructor(private readonly recordings: RecordingRepository) {}

  async present({ recordingId }: Job): Promise<TranscriptionResponse | null> {
    const recording = recordingId === null ? null : await this.recordings.find(recordingId);
    return recording && presentTranscription(recording);
  }
}

function presentTranscription(recording: Recording): TranscriptionResponse {
  const { id, transcript, durationSeconds, segments, wordlessReason } = recording;
  return {
    text: transcript ?? '',
    recordingId: id,
    duration: durationSeconds ?? 0,
    segments: segments ?? [],
    wordlessReason,
  };
}
