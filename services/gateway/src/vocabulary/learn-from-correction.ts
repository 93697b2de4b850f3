import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { findCorrectedTerms } from '@stitchbook/text/vocabulary';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { CorrectedWordRepository, type OfferedTerm } from './corrected-word.repository.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';

/** A transcript that somebody has corrected. */
export interface Correction {
  noteId: number;
  recordingId: string | null;
  before: string;
  after: string;
}

/** Learns from what a person corrects which words are misheard again and again (decision 46). */
@Injectable()
export class LearnFromCorrection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly corrected: CorrectedWordRepository,
    private readonly vocabulary: VocabularyRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * What this person, who has just made this correction, is to be asked now. Never rejects: the correction is stored already, and
   * nobody is told that it failed because nothing could be learnt from it. Null where no word was changed.
   */
  async run(userId: string, correction: Correction | null): Promise<OfferedTerm[]> {
    if (!correction) return [];
    try {
      return await this.learn(userId, correction);
    } catch (error) {
      this.logger.warn({ err: error, noteId: correction.noteId }, 'nothing could be learnt from a correction');
      return [];
    }
  }

  private async learn(userId: string, { noteId, recordingId, before, after }: Correction): Promise<OfferedTerm[]> {
    const heard = recordingId === null ? null : await this.corrected.findHeard(recordingId);
    if (!heard) return [];
    const terms = await this.vocabulary.findAll(userId);
    const found = await findCorrectedTerms({ heard, before, after, terms });
    if (found.length === 0) return [];
    return this.unitOfWork.run(async (transaction) => {
      await this.vocabulary.lockOwner(transaction, userId);
      return this.corrected.count(transaction, userId, noteId, found);
    });
  }
}
