import { NOTE_CREATION_TYPES, type NoteCreationType } from '@stitchbook/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { MONTH_MINUTES, defineJob } from './job-definition.ts';

class CreateFromNoteInput {
  @IsIn(NOTE_CREATION_TYPES)
  @IsOptional()
  type?: NoteCreationType;
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
