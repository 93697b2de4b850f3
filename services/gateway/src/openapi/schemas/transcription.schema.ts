import type { Segment, Transcription } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Segment', description: 'A stretch of speech and where it lies in the audio.' })
export class SegmentSchema implements Segment {
  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  startSeconds!: number;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Seconds from the beginning.' })
  endSeconds!: number;

  @ApiProperty({ type: 'string' })
  text!: string;
}

@ApiSchema({ name: 'Transcription' })
export class TranscriptionSchema implements Transcription {
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

  @ApiProperty({ type: [SegmentSchema] })
  segments!: Segment[];
}
