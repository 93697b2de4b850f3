import { JobProducer } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { SuggestTags } from './suggest-tags.ts';
import { TagSuggestionController } from './tag-suggestion.controller.ts';

export const tagSuggestionsRoom: Room = {
  controllers: [TagSuggestionController],
  providers: [provide(SuggestTags, DataSource, JobProducer)],
};
