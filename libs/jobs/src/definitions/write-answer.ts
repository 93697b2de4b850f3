import { MAX_QUESTION_CHARACTERS } from '@stitchbook/contracts';
import { ArrayMaxSize, IsArray, IsInt, IsString, MaxLength, Min } from 'class-validator';
import { defineJob } from './job-definition.ts';

const MAX_PLACES = 30;

/** Emptied when the job is done. */
class WriteAnswerInput {
  @MaxLength(MAX_QUESTION_CHARACTERS)
  @IsString()
  question!: string;

  /** The sentences that come closest, best first: of which note each is. */
  @IsInt({ each: true })
  @Min(1, { each: true })
  @ArrayMaxSize(MAX_PLACES)
  @IsArray()
  noteIds!: number[];

  /** Where each begins in its note, in UTF-16 units. */
  @IsInt({ each: true })
  @Min(0, { each: true })
  @ArrayMaxSize(MAX_PLACES)
  @IsArray()
  places!: number[];
}

/** Kept for minutes only: the answer is stored on its row. Its handler asks for the permission on each of its notes. */
export const writeAnswer = defineJob({
  kind: 'write-answer',
  worker: 'creations',
  subject: 'several-notes',
  input: WriteAnswerInput,
  needs: 'generate',
  hasResult: true,
  attempts: 2,
  firstRetryDelayMs: 500,
  keptForMinutes: 10,
  failedKeptForMinutes: 10,
  continues: 'Your notes are kept. Please ask again in a moment.',
});
