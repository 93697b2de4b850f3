import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Job } from '@stitchbook/database';
import { cleanTags } from '@stitchbook/text/tags';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';

@ApiSchema({ name: 'TagSuggestions' })
export class TagSuggestionsResponse {
  @ApiProperty({ type: 'array', items: { type: 'string' }, description: 'Tags that would fit and are not there yet.' })
  suggestions!: string[];
}

/** Presents the tags that a job suggested. */
@Injectable()
@PresentsJobResult('suggest-tags')
export class TagSuggestionResult implements JobResultPresenter {
  present({ output }: Job): Promise<TagSuggestionsResponse> {
    return Promise.resolve({ suggestions: cleanTags(output ?? []) });
  }
}
