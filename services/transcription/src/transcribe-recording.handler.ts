import { Inject, Injectable } from '@nestjs/common';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import type { AudioStore } from '@stitchbook/storage';
import { CaptionedTranscripts } from './captions/captioned-transcripts.ts';
import { fromCaptioned } from './captions/captioned-result.ts';
import { toPersonalTranscript } from './personal-transcript.ts';
import { RecordingRepository } from './recording.repository.ts';
import { SpeakerRepository } from './speaker.repository.ts';
import { AUDIO_STORE, SPEECH_ENGINE } from './transcription.providers.ts';

/** Transcribes a recording and stores its transcript; one that was transcribed while it was made has only to be stored. */
@Injectable()
@ProcessesJob('transcribe-recording')
export class TranscribeRecordingHandler implements JobHandler<'transcribe-recording'> {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly captioned: CaptionedTranscripts,
    private readonly speakers: SpeakerRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
  ) {}

  async handle(
    { recordingId }: JobOf<'transcribe-recording'>,
    { signal, reportProgress }: JobContext,
  ): Promise<StoreResult> {
    const { audioKey, format, ownerId } = await this.recordings.find(recordingId);
    const { vocabulary, language } = await this.speakers.find(ownerId);
    const terms = vocabulary.map(({ term }) => term);
    const captioned = await this.captioned.find(recordingId, signal);
    if (captioned) {
      const heard = await toPersonalTranscript(fromCaptioned(captioned), vocabulary, signal);
      return (transaction) => this.recordings.storeTranscript(transaction, recordingId, heard, captioned.engine);
    }
    const heard = await this.store.withLocalFile(audioKey, (path) =>
      this.engine.transcribe({ path, format }, { signal, onProgress: reportProgress, terms, language }),
    );
    const result = await toPersonalTranscript(heard, vocabulary, signal);
    return (transaction) => this.recordings.storeTranscript(transaction, recordingId, result, this.engine.name);
  }
}
