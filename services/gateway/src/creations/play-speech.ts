import type { Request, Response } from 'express';
import { Injectable } from '@nestjs/common';
import { nameFile } from '@stitchbook/archive';
import type { CreationSpeech } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { SendAudio } from '../notes/send-audio.ts';
import { authorizeCreation } from './creation-access.ts';
import { CreationRepository, type ShownCreation } from './creation.repository.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';

/** Lets a creation that was read aloud be heard by whoever may read it, as long as its words are those. */
@Injectable()
export class PlaySpeech {
  constructor(
    private readonly creations: CreationRepository,
    private readonly speech: CreationSpeechRepository,
    private readonly sendAudio: SendAudio,
  ) {}

  async send(
    userId: string,
    id: number,
    disposition: 'inline' | 'attachment',
    request: Request,
    response: Response,
  ): Promise<void> {
    const creation = authorizeCreation(await this.creations.find(userId, id), 'read');
    const speech = await this.speech.findCurrent(creation);
    if (!speech)
      throw new ProductError(
        'not-found',
        'speech.missing',
        'This creation has not been read aloud yet, or its words have changed since. Please ask for it again.',
      );
    const mayRead = async () => Boolean((await this.creations.find(userId, id))?.role);
    await this.sendAudio.run({ ...describe(speech, creation), disposition, mayRead }, request, response);
  }
}

function describe({ audioKey, bytes, sha256, durationSeconds }: CreationSpeech, { noteTitle, type }: ShownCreation) {
  const name = `${nameFile(noteTitle ?? 'Stitchbook')} (${type.replaceAll('_', ' ')})`;
  return { audioKey, bytes, sha256, durationSeconds, name, format: 'mp3' } as const;
}
