import { Injectable } from '@nestjs/common';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import { type VocabularyTermResponse, presentTerm } from './vocabulary.responses.ts';

/** A person's own words (decision 46): theirs alone, whatever they share. Rejects with a `ProductError`. */
@Injectable()
export class VocabularyService {
  constructor(private readonly vocabulary: VocabularyRepository) {}

  async list(ownerId: string): Promise<VocabularyTermResponse[]> {
    return (await this.vocabulary.findAll(ownerId)).map(presentTerm);
  }

  async add(ownerId: string, term: string): Promise<VocabularyTermResponse> {
    const added = await this.vocabulary.add(ownerId, term);
    if (added === 'known') throw new ProductError('conflict', 'word.known', `You have “${term}” already.`);
    if (added === 'too-many') {
      const message = `You can have at most ${MAX_VOCABULARY_TERMS} words. Please remove one first.`;
      throw new ProductError('conflict', 'word.too-many', message);
    }
    return presentTerm(added);
  }

  async remove(ownerId: string, id: number): Promise<DoneResponse> {
    if (!(await this.vocabulary.remove(ownerId, id)))
      throw new ProductError('not-found', 'word.missing', 'This is none of your words any more.');
    return { success: true, message: 'Word removed' };
  }
}
