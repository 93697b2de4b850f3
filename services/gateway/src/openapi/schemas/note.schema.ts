import {
  JOB_STATES,
  type JobState,
  type Note,
  type NoteConflict,
  type NoteDetail,
  type NoteUpdateResponse,
  SENTIMENTS,
  type Segment,
  type Sentiment,
  type TranscriptEdit,
} from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ErrorSchema } from './error.schema.ts';
import { NamedPersonSchema } from './person.schema.ts';
import { NoteAccessSchema } from './share.schema.ts';
import { ThemeSchema } from './theme.schema.ts';
import { SegmentSchema } from './transcription.schema.ts';

@ApiSchema({ name: 'TranscriptEdit' })
export class TranscriptEditSchema implements TranscriptEdit {
  @ApiProperty({ type: NamedPersonSchema })
  editedBy!: NamedPersonSchema;

  @ApiProperty({ type: 'string', format: 'date-time' })
  editedAt!: string;
}

@ApiSchema({ name: 'Note' })
export class NoteSchema implements Note {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string' })
  title!: string;

  @ApiProperty({ type: 'string' })
  transcript!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Answers Range requests; null for a note without audio.',
  })
  audioUrl!: string | null;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Length of the audio in seconds, 0 without audio.' })
  duration!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment' })
  sentiment!: Sentiment;

  @ApiProperty({ type: [ThemeSchema] })
  themes!: ThemeSchema[];

  @ApiProperty({ type: 'array', items: { type: 'string' }, description: 'The names of the themes.' })
  tags!: string[];

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Grows by one at every change of title, tags or words.' })
  version!: number;

  @ApiProperty({ enum: JOB_STATES, enumName: 'JobState', description: 'How far the sentiment and themes are.' })
  enrichment!: JobState;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for who does not own the note.' })
  enrichmentJobId!: string | null;

  @ApiProperty({
    type: TranscriptEditSchema,
    nullable: true,
    description: 'Null while the words are as they were saved.',
  })
  transcriptEdit!: TranscriptEditSchema | null;

  @ApiProperty({ type: NoteAccessSchema })
  access!: NoteAccessSchema;
}

@ApiSchema({ name: 'NoteDetail' })
export class NoteDetailSchema extends NoteSchema implements NoteDetail {
  @ApiProperty({ type: [SegmentSchema] })
  segments!: Segment[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The words as they were saved first; null while nobody has changed them.',
  })
  originalTranscript!: string | null;
}

@ApiSchema({ name: 'NoteUpdate' })
export class NoteUpdateSchema implements NoteUpdateResponse {
  @ApiProperty({ type: 'boolean' })
  success!: boolean;

  @ApiProperty({ type: 'string' })
  message!: string;

  @ApiProperty({ type: NoteSchema })
  note!: NoteSchema;
}

@ApiSchema({ name: 'NoteConflict' })
export class NoteConflictSchema extends ErrorSchema implements NoteConflict {
  @ApiProperty({ type: NoteSchema, description: 'The note as it is now.' })
  note!: NoteSchema;
}
