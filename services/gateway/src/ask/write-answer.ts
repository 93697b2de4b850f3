import { Inject, Injectable } from '@nestjs/common';
import { type Job, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import type { AskRequest } from './ask.requests.ts';
import { AskService } from './ask.service.ts';

/** Of each note, the sentences that come closest: what is around them is read. */
const SENTENCES = 3;

/** Asks a language model to answer a question from the reader's notes. The job names notes and places, and holds none of their words. */
@Injectable()
export class WriteAnswer {
  constructor(
    private readonly asking: AskService,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: JobProducer,
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'languageModel'>,
  ) {}

  /** Rejects with a `ProductError` where nobody can write one. */
  async begin(readerId: string, request: AskRequest, requestId: string | undefined): Promise<Job> {
    if (!this.settings.languageModel)
      throw new ProductError(
        'unavailable',
        'ask.no-language-model',
        'No language model is set up that could write an answer.',
      );
    const { ranked } = await this.asking.find(readerId, request);
    const closest = ranked.flatMap(({ id, sentences }) =>
      sentences
        .toSorted((one, other) => other.cosine - one.cosine)
        .slice(0, SENTENCES)
        .map(({ begin }) => ({ id, begin })),
    );
    const job = await this.unitOfWork.run((transaction) =>
      createJob(transaction, {
        kind: 'write-answer',
        ownerId: readerId,
        input: {
          question: request.question,
          noteIds: closest.map(({ id }) => id),
          places: closest.map(({ begin }) => begin),
        },
        requestId,
      }),
    );
    await this.jobs.enqueue(job);
    return job;
  }
}
