import { Inject, Injectable } from '@nestjs/common';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import type { AudioStore } from '@stitchbook/storage';
import { CaptionedTranscripts } from './captions/captioned-transcripts.ts';
import { fromCaptioned } from './captions/captioned-result.ts';
import { RecordingRepository } from './recording.repository.ts';
import { AUDIO_STORE, SPEECH_ENGINE } from './transcription.providers.ts';

/** Transcribes a recording and stores its transcript; one that was transcribed while it was made has only to be stored. */
@Injectable()
@ProcessesJob('transcribe-recording')
export class TranscribeRecordingHandler implements JobHandler<'transcribe-recording'> {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly captioned: CaptionedTranscripts,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
  ) {}

  async handle(
    { recordingId }: JobOf<'transcribe-recording'>,
    { signal, reportProgress }: JobContext,
  ): Promise<StoreResult> {
    const { audioKey, format } = await this.recordings.find(recordingId);
    const captioned = await this.captioned.find(recordingId, signal);
    if (captioned) {
      const heard = fromCaptioned(captioned);
      return (transaction) => this.recordings.storeTranscript(transaction, recordingId, heard, captioned.engine);
    }
    const result = await this.store.withLocalFile(audioKey, (path) =>
      this.engine.transcribe({ path, format }, { signal, onProgress: reportProgress }),
    );
    return (transaction) => this.recordings.storeTranscript(transaction, recordingId, result, this.engine.name);
  }
}
