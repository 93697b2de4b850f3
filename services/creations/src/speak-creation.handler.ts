import { Inject, Injectable } from '@nestjs/common';
import { hashSpokenWords } from '@stitchbook/database';
import { type JobContext, JobFailure, type JobOf, type StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import { type SpeechSynthesizer, encodeMp3, readScript } from '@stitchbook/voices';
import { SPEECH_SYNTHESIZER } from '@stitchbook/voices/nest';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { StoreSpeech } from './store-speech.ts';

/** Reads a creation aloud and keeps the audio, in the place of what was read of it before. */
@Injectable()
@ProcessesJob('speak-creation')
export class SpeakCreationHandler implements JobHandler<'speak-creation'> {
  constructor(
    private readonly speech: CreationSpeechRepository,
    private readonly storeSpeech: StoreSpeech,
    @Inject(SPEECH_SYNTHESIZER) private readonly synthesizer: SpeechSynthesizer,
  ) {}

  async handle(
    { creationId, ownerId }: JobOf<'speak-creation'>,
    { signal, reportProgress }: JobContext,
  ): Promise<StoreResult> {
    const creation = await this.speech.findReadable(ownerId, creationId);
    if (!creation)
      throw new JobFailure('creation.missing', 'This creation does not exist any more.', { permanent: true });
    const { content, type } = creation;
    const length = { seconds: 0 };
    const sounds = this.synthesizer.speak(readScript(content, { isDialogue: type === 'podcast_script' }), {
      signal,
      onProgress: (share) =>
        reportProgress({ doneSeconds: length.seconds, totalSeconds: length.seconds / share, firstWords: '' }),
    });
    const stored = await this.storeSpeech.run(encodeMp3(sounds, length));
    const read = {
      durationSeconds: length.seconds,
      engine: this.synthesizer.name,
      wordsSha256: hashSpokenWords(content),
    };
    return async (transaction) => {
      // Whoever asks once more while it is read waits for this: what it said before would be played to nobody.
      if (!(await this.speech.hasWords(transaction, creationId, read.wordsSha256))) throw editedMeanwhile();
      await this.speech.replace(transaction, { creationId, ...stored, ...read });
    };
  }
}

const editedMeanwhile = () =>
  new JobFailure('creation.edited-meanwhile', 'This creation was edited while it was read aloud. Please try again.', {
    permanent: false,
  });
