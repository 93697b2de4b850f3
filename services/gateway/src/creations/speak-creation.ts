import { Injectable } from '@nestjs/common';
import { MAX_SPOKEN_CHARACTERS, hasWords } from '@stitchbook/contracts';
import { type CreationSpeech, type Job, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { MadeAudioQuota } from '../quotas/quota.service.ts';
import { authorizeCreation } from './creation-access.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';

/** Of an MP3 of the built-in voices, at the speed at which they speak. */
const BYTES_A_CHARACTER = 250;

/** Asks for a creation to be read aloud. */
@Injectable()
export class SpeakCreation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creations: CreationRepository,
    private readonly speech: CreationSpeechRepository,
    private readonly jobs: JobProducer,
    private readonly quota: MadeAudioQuota,
  ) {}

  /**
   * What was read of it before, as long as its words are those; else a job, one at a time. Rejects with a `ProductError` where
   * there is nothing to read, or too much.
   */
  async begin(userId: string, id: number, requestId: string | undefined): Promise<CreationSpeech | Job> {
    const begun = await this.unitOfWork.run(async (transaction) => {
      const creation = authorizeCreation(await this.creations.lock(transaction, userId, id), 'read');
      refuseUnlessSpeakable(creation.content);
      const before =
        (await this.speech.findCurrent(creation, transaction)) ??
        (await this.speech.findUnfinishedJob(transaction, userId, id));
      if (before) return before;
      await this.quota.require(transaction, userId, creation.content.length * BYTES_A_CHARACTER);
      return createJob(transaction, { kind: 'speak-creation', ownerId: userId, creationId: id, requestId });
    });
    if ('kind' in begun) await this.jobs.enqueue(begun);
    return begun;
  }
}

function refuseUnlessSpeakable(content: string): void {
  if (!hasWords(content))
    throw new ProductError('invalid', 'creation.no-words', 'There are no words in this creation to read aloud.');
  if (content.length > MAX_SPOKEN_CHARACTERS)
    throw new ProductError(
      'invalid',
      'creation.too-long-to-speak',
      `This creation is too long to be read aloud: it may have ${MAX_SPOKEN_CHARACTERS} characters at most, which is about an hour.`,
    );
}
