import { Injectable } from '@nestjs/common';
import type { Job } from '@stitchbook/database';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { presentSpeech } from './creation-speech.responses.ts';

/** Presents what a job has read aloud. */
@Injectable()
@PresentsJobResult('speak-creation')
export class CreationSpeechPresenter implements JobResultPresenter {
  constructor(private readonly speech: CreationSpeechRepository) {}

  async present({ creationId }: Job): Promise<unknown> {
    const speech = creationId === null ? null : await this.speech.findOf(creationId);
    return speech && presentSpeech(speech);
  }
}
