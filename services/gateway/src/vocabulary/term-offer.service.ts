import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { CorrectedWordRepository } from './corrected-word.repository.ts';
import { type TermOfferResponse, presentOffer } from './term-offer.responses.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import { type VocabularyTermResponse, presentTerm } from './vocabulary.responses.ts';
import { tooManyWords } from './vocabulary.service.ts';

/** Beyond these the others follow when some are answered. */
export const MAX_LISTED_OFFERS = 20;

/** What a person is asked after they have corrected a word the same way twice (decision 46). Rejects with a `ProductError`. */
@Injectable()
export class TermOfferService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly corrected: CorrectedWordRepository,
    private readonly vocabulary: VocabularyRepository,
  ) {}

  async list(ownerId: string): Promise<TermOfferResponse[]> {
    return (await this.corrected.findOffered(ownerId, MAX_LISTED_OFFERS)).map(presentOffer);
  }

  /** Where there is no room for the word, it stays offered. */
  accept(ownerId: string, id: number): Promise<VocabularyTermResponse> {
    return this.unitOfWork.run(async (transaction) => {
      await this.vocabulary.lockOwner(transaction, ownerId);
      const offered = await this.corrected.answer(transaction, ownerId, id, 'accepted');
      if (!offered) throw isNotOffered();
      const { heard, written: term } = offered;
      const known = await this.vocabulary.find(transaction, ownerId, term);
      if (known) return presentTerm(await this.vocabulary.addHeard(transaction, known, heard));
      const added = await this.vocabulary.insert(transaction, ownerId, { term, heard: [heard] });
      if (!added) throw tooManyWords();
      return presentTerm(added);
    });
  }

  async refuse(ownerId: string, id: number): Promise<DoneResponse> {
    await this.unitOfWork.run(async (transaction) => {
      await this.vocabulary.lockOwner(transaction, ownerId);
      if (!(await this.corrected.answer(transaction, ownerId, id, 'refused'))) throw isNotOffered();
    });
    return { success: true, message: 'You will not be asked again' };
  }
}

const isNotOffered = () => new ProductError('not-found', 'offer.missing', 'This has been answered already.');
