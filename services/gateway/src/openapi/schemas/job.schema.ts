import { JOB_KINDS, JOB_STATES, type Job, type JobKind, type JobState } from '@stitchbook/contracts';
import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { CreationSchema } from './creation.schema.ts';
import { TagSuggestionsSchema } from './theme.schema.ts';
import { TranscriptionSchema } from './transcription.schema.ts';

const RESULTS = [TranscriptionSchema, CreationSchema, TagSuggestionsSchema];

@ApiSchema({ name: 'Job', description: 'Work that goes on in the background.' })
@ApiExtraModels(...RESULTS)
export class JobSchema implements Job {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: JOB_KINDS, enumName: 'JobKind' })
  kind!: JobKind;

  @ApiProperty({ enum: JOB_STATES, enumName: 'JobState' })
  state!: JobState;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Per cent.' })
  progress!: number;

  @ApiProperty({ type: 'number', nullable: true, description: 'Seconds of audio heard so far; null for other work.' })
  doneSeconds!: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Seconds of audio in all; null for other work.' })
  totalSeconds!: number | null;

  @ApiProperty({
    nullable: true,
    oneOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })),
    description: 'What came of it, by its kind; null until it is done.',
  })
  result!: unknown;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it failed, as a sentence; null unless it has.' })
  error!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}
