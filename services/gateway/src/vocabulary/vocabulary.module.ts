import { Module } from '@nestjs/common';
import { VocabularyController } from './vocabulary.controller.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import { VocabularyService } from './vocabulary.service.ts';

@Module({
  controllers: [VocabularyController],
  providers: [VocabularyRepository, VocabularyService],
  exports: [VocabularyRepository],
})
export class VocabularyModule {}
