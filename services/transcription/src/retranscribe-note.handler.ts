import { Inject, Injectable } from '@nestjs/common';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import type { AudioStore } from '@stitchbook/storage';
import { toPersonalTranscript } from './personal-transcript.ts';
import { RetranscriptionRepository } from './retranscription/retranscription.repository.ts';
import { SpeakerRepository } from './speaker.repository.ts';
import { AUDIO_STORE, SPEECH_ENGINE } from './transcription.providers.ts';

/** Transcribes a note's recording again that was transcribed before the better model was there. */
@Injectable()
@ProcessesJob('retranscribe-note')
export class RetranscribeNoteHandler implements JobHandler<'retranscribe-note'> {
  constructor(
    private readonly retranscriptions: RetranscriptionRepository,
    private readonly speakers: SpeakerRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
  ) {}

  async handle({ noteId }: JobOf<'retranscribe-note'>, { signal }: JobContext): Promise<StoreResult> {
    const superseded = await this.engine.supersedes();
    const recording = superseded === null ? null : await this.retranscriptions.find(noteId, superseded);
    if (!recording) return async () => undefined;
    const { audioKey, format, ownerId } = recording;
    const { vocabulary, language } = await this.speakers.find(ownerId);
    const terms = vocabulary.map(({ term }) => term);
    const heard = await this.store.withLocalFile(audioKey, (path) =>
      this.engine.transcribe({ path, format }, { signal, terms, language }),
    );
    const better = { result: await toPersonalTranscript(heard, vocabulary, signal), engine: this.engine.name };
    return (transaction) => this.retranscriptions.replace(transaction, noteId, recording, better);
  }
}
