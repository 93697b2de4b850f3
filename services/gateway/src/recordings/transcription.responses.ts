import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type Segment, type Stretch, WORDLESS_REASONS, type WordlessReason } from '@stitchbook/contracts';

@ApiSchema({ name: 'Stretch', description: 'A part of a recording.' })
export class StretchResponse implements Stretch {
  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  startSeconds!: number;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  endSeconds!: number;
}

@ApiSchema({ name: 'Segment', description: 'A segment of speech and where it lies in the audio.' })
export class SegmentResponse implements Segment {
  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  startSeconds!: number;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  endSeconds!: number;

  @ApiProperty({ type: 'string' })
  text!: string;
}

@ApiSchema({ name: 'Transcription' })
export class TranscriptionResponse {
  @ApiProperty({ type: 'string', description: 'What was said; empty when nothing was.' })
  text!: string;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    description: 'Hand this to POST /api/notes, and the audio need not be sent again.',
  })
  recordingId!: string;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Length of the audio in seconds.' })
  duration!: number;

  @ApiProperty({ type: [SegmentResponse] })
  segments!: SegmentResponse[];

  @ApiProperty({
    enum: WORDLESS_REASONS,
    enumName: 'WordlessReason',
    nullable: true,
    description: 'Why there are no words: nobody speaks, or nobody who is understood; null when there are words.',
  })
  wordlessReason!: WordlessReason | null;
}
