import { CREATION_TYPES, type CreationType, maxNotesFor } from '@stitchbook/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Min } from 'class-validator';
import { MONTH_MINUTES, defineJob } from './job-definition.ts';

class CreateFromNotesInput {
  @IsIn(CREATION_TYPES)
  type!: CreationType;

  /** In the order of time; those that are gone when it is processed are left out. */
  @IsInt({ each: true })
  @Min(1, { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(maxNotesFor('weekly_review'))
  @IsArray()
  noteIds!: number[];
}

/** Its handler asks for the permission on each of its notes, when it reads them and when it stores what it made of them. */
export const createFromNotes = defineJob({
  kind: 'create-from-notes',
  worker: 'creations',
  subject: 'several-notes',
  input: CreateFromNotesInput,
  needs: 'generate',
  hasResult: true,
  attempts: 3,
  firstRetryDelayMs: 2_000,
  keptForMinutes: MONTH_MINUTES,
  failedKeptForMinutes: MONTH_MINUTES,
  continues: 'Your notes are kept, and what is made of them will come.',
});
