import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { JOB_STATES, type JobState } from '@stitchbook/contracts';
import type { Job } from '@stitchbook/database';
import { JOB_KINDS } from '@stitchbook/jobs';

/** What comes of the kinds of work, by the names of their schemas: each belongs to the module that shows it. */
const RESULTS = ['Transcription', 'Creation', 'TagSuggestions', 'CreationSpeech', 'WrittenAnswer'];

@ApiSchema({ name: 'Job', description: 'Work that goes on in the background.' })
export class JobResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: [...JOB_KINDS], enumName: 'JobKind' })
  kind!: string;

  @ApiProperty({ enum: JOB_STATES, enumName: 'JobState' })
  state!: JobState;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Per cent.' })
  progress!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Seconds of audio transcribed, or read aloud, so far; null for other work.',
  })
  doneSeconds!: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Seconds of audio in all; null for other work.' })
  totalSeconds!: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: 1_000,
    description:
      'What the transcript, or the answer to a question, begins with, as far as it is certain, while the rest is being made; null before, and once it has ended.',
  })
  firstWords!: string | null;

  @ApiProperty({
    nullable: true,
    oneOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })),
    description: 'What came of it, by its kind; null until it is done.',
  })
  result!: unknown;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it failed, as a sentence; null unless it has.' })
  error!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why it failed, for programs: `audio.undecodable`, `provider.unreachable` and others.',
  })
  errorCode!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

/** @param shown what came of it, null until it is done, and its first words, as the module that owns its kind presents them */
export function presentJob(job: Job, { result, firstWords }: Pick<JobResponse, 'result' | 'firstWords'>): JobResponse {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    progress: job.progress,
    doneSeconds: job.doneSeconds,
    totalSeconds: job.totalSeconds,
    firstWords,
    result,
    error: job.error,
    errorCode: job.errorCode,
    createdAt: job.createdAt.toISOString(),
  };
}
