import { CREATION_TYPES, type CreationType } from '@stitchbook/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { MONTH_MINUTES, defineJob } from './job-definition.ts';

class CreateFromNoteInput {
  @IsIn(CREATION_TYPES)
  @IsOptional()
  type?: CreationType;
}

export const createFromNote = defineJob({
  kind: 'create-from-note',
  worker: 'creations',
  subject: 'note',
  input: CreateFromNoteInput,
  needs: 'generate',
  hasResult: true,
  attempts: 3,
  firstRetryDelayMs: 2_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: MONTH_MINUTES,
  continues: 'Your note is kept, and its creation will come.',
});
