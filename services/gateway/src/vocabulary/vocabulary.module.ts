import { Module } from '@nestjs/common';
import { CorrectedWordRepository } from './corrected-word.repository.ts';
import { LearnFromCorrection } from './learn-from-correction.ts';
import { TermOfferController } from './term-offer.controller.ts';
import { TermOfferService } from './term-offer.service.ts';
import { VocabularyController } from './vocabulary.controller.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import { VocabularyService } from './vocabulary.service.ts';

@Module({
  controllers: [TermOfferController, VocabularyController],
  providers: [CorrectedWordRepository, LearnFromCorrection, TermOfferService, VocabularyRepository, VocabularyService],
  exports: [CorrectedWordRepository, LearnFromCorrection, VocabularyRepository],
})
export class VocabularyModule {}
