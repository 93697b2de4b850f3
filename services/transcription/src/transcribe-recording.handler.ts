import { Inject, Injectable } from '@nestjs/common';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import type { AudioStore } from '@stitchbook/storage';
import { RecordingRepository } from './recording.repository.ts';
import { AUDIO_STORE, SPEECH_ENGINE } from './transcription.providers.ts';

/** Transcribes a recording and stores its transcript. */
@Injectable()
@ProcessesJob('transcribe-recording')
export class TranscribeRecordingHandler implements JobHandler<'transcribe-recording'> {
  constructor(
    private readonly recordings: RecordingRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
  ) {}

  async handle(
    { recordingId }: JobOf<'transcribe-recording'>,
    { signal, reportProgress }: JobContext,
  ): Promise<StoreResult> {
    const { audioKey, format } = await this.recordings.find(recordingId);
    const result = await this.store.withLocalFile(audioKey, (path) =>
      this.engine.transcribe({ path, format }, { signal, onProgress: reportProgress }),
    );
    return (transaction) => this.recordings.storeTranscript(transaction, recordingId, result, this.engine.name);
  }
}
