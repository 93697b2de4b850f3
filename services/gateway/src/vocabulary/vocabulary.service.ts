import { Injectable } from '@nestjs/common';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import type { NewTerm } from './vocabulary.requests.ts';
import { type VocabularyTermResponse, presentTerm } from './vocabulary.responses.ts';

/** A person's own words (decision 46): theirs alone, whatever they share. Rejects with a `ProductError`. */
@Injectable()
export class VocabularyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vocabulary: VocabularyRepository,
  ) {}

  async list(ownerId: string): Promise<VocabularyTermResponse[]> {
    return (await this.vocabulary.findAll(ownerId)).map(presentTerm);
  }

  async add(ownerId: string, { term, heard = [] }: NewTerm): Promise<VocabularyTermResponse> {
    return this.unitOfWork.run(async (transaction) => {
      await this.vocabulary.lockOwner(transaction, ownerId);
      if (await this.vocabulary.find(transaction, ownerId, term))
        throw new ProductError('conflict', 'word.known', `You have “${term}” already.`);
      const added = await this.vocabulary.insert(transaction, ownerId, { term, heard });
      if (!added) throw tooManyWords();
      return presentTerm(added);
    });
  }

  async remove(ownerId: string, id: number): Promise<DoneResponse> {
    if (!(await this.vocabulary.remove(ownerId, id)))
      throw new ProductError('not-found', 'word.missing', 'This is none of your words any more.');
    return { success: true, message: 'Word removed' };
  }
}

export function tooManyWords(): ProductError {
  const message = `You can have at most ${MAX_VOCABULARY_TERMS} words. Please remove one first.`;
  return new ProductError('conflict', 'word.too-many', message);
}
