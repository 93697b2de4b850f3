import { IsOptional, IsUUID } from 'class-validator';
import { MONTH_MINUTES, defineJob } from './job-definition.ts';

class EnrichNoteInput {
  /** The id of the person who wrote the words, and in whose quota the model call is counted; the note's owner where it is missing. */
  @IsUUID()
  @IsOptional()
  askedBy?: string;
}

export const enrichNote = defineJob({
  kind: 'enrich-note',
  worker: 'enrichment',
  subject: 'note',
  input: EnrichNoteInput,
  needs: 'edit',
  hasResult: false,
  attempts: 4,
  firstRetryDelayMs: 2_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: null,
  continues: 'Your note is kept, and its themes will come.',
});
