import { Inject, Injectable } from '@nestjs/common';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import type { AudioStore } from '@stitchbook/storage';
import { toPersonalTranscript } from './personal-transcript.ts';
import { RetranscriptionRepository } from './retranscription/retranscription.repository.ts';
import { AUDIO_STORE, SPEECH_ENGINE } from './transcription.providers.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';

/** Transcribes a note's recording again that was transcribed before the better model was there. */
@Injectable()
@ProcessesJob('retranscribe-note')
export class RetranscribeNoteHandler implements JobHandler<'retranscribe-note'> {
  constructor(
    private readonly retranscriptions: RetranscriptionRepository,
    private readonly vocabulary: VocabularyRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
  ) {}

  async handle({ noteId }: JobOf<'retranscribe-note'>, { signal }: JobContext): Promise<StoreResult> {
    const superseded = await this.engine.supersedes();
    const recording = superseded === null ? null : await this.retranscriptions.find(noteId, superseded);
    if (!recording) return async () => undefined;
    const { audioKey, format, ownerId } = recording;
    const terms = await this.vocabulary.findTerms(ownerId);
    const heard = await this.store.withLocalFile(audioKey, (path) =>
      this.engine.transcribe({ path, format }, { signal, terms }),
    );
    const better = { result: await toPersonalTranscript(heard, terms, signal), engine: this.engine.name };
    return (transaction) => this.retranscriptions.replace(transaction, noteId, recording, better);
  }
}
