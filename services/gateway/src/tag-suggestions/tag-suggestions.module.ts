import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { SuggestTags } from './suggest-tags.ts';
import { TagSuggestionResult } from './tag-suggestion.responses.ts';
import { TagSuggestionController } from './tag-suggestion.controller.ts';

@Module({
  imports: [JobsModule, NotesModule, QuotasModule],
  controllers: [TagSuggestionController],
  providers: [SuggestTags, TagSuggestionResult],
})
export class TagSuggestionsModule {}
