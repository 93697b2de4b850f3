import { Injectable } from '@nestjs/common';
import type { Job } from '@stitchbook/database';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';
import { authorizeCreation } from './creation-access.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { presentSpeech } from './creation-speech.responses.ts';

/** Presents what a job has read aloud, to whoever may still read it. */
@Injectable()
@PresentsJobResult('speak-creation')
export class CreationSpeechPresenter implements JobResultPresenter {
  constructor(
    private readonly creations: CreationRepository,
    private readonly speech: CreationSpeechRepository,
  ) {}

  async present({ creationId, ownerId }: Job): Promise<unknown> {
    if (creationId === null) return null;
    const { id } = authorizeCreation(await this.creations.find(ownerId, creationId), 'read');
    const speech = await this.speech.findOf(id);
    return speech && presentSpeech(speech);
  }
}
