import { IsArray, IsOptional, IsString } from 'class-validator';
import { defineJob } from './job-definition.ts';

class SuggestTagsInput {
  /** Only where there is no note to read it from; deleted when the job ends. */
  @IsString()
  @IsOptional()
  transcript?: string;

  @IsArray()
  @IsString({ each: true })
  @IsOptional()
  existingTags?: string[];
}

/** Kept for minutes only: the suggestions are stored on its row, and nothing else deletes them. */
export const suggestTags = defineJob({
  kind: 'suggest-tags',
  worker: 'enrichment',
  subject: 'optional-note',
  input: SuggestTagsInput,
  needs: 'edit',
  hasResult: true,
  attempts: 2,
  firstRetryDelayMs: 500,
  keptForMinutes: 10,
  failedKeptForMinutes: 10,
  continues: 'Your note is kept, and its suggestions will come.',
});
