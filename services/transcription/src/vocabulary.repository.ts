import { Injectable } from '@nestjs/common';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { DataSource, VocabularyTerm } from '@stitchbook/database';

/** The words that people have added for themselves. */
@Injectable()
export class VocabularyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first. */
  async findTerms(ownerId: string): Promise<string[]> {
    const found = await this.dataSource.getRepository(VocabularyTerm).find({
      where: { ownerId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_VOCABULARY_TERMS,
    });
    return found.map(({ term }) => term);
  }
}
