import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { CreationSpeech } from '@stitchbook/database';

const VERSION_DIGITS = 12;

@ApiSchema({ name: 'CreationSpeech', description: 'A creation as it is read aloud.' })
export class CreationSpeechResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  creationId!: number;

  @ApiProperty({
    type: 'string',
    description: 'Where the audio is; another one once the words have changed. An MP3.',
    example: '/api/creations/7/speech?v=0a1b2c3d4e5f',
  })
  audioUrl!: string;

  @ApiProperty({ type: 'number', minimum: 0 })
  durationSeconds!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  bytes!: number;

  @ApiProperty({
    type: 'string',
    description: 'Who reads it: the simple voices that come along (`flite/…`), or the model of a speech service.',
    example: 'flite/2.3',
  })
  engine!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentSpeech(speech: CreationSpeech): CreationSpeechResponse {
  const { creationId, sha256, durationSeconds, bytes, engine, createdAt } = speech;
  return {
    creationId,
    audioUrl: `/api/creations/${creationId}/speech?v=${sha256.slice(0, VERSION_DIGITS)}`,
    durationSeconds,
    bytes,
    engine,
    createdAt: createdAt.toISOString(),
  };
}
