import { ApiProperty } from '@nestjs/swagger';

/** What `POST /api/transcribe` is sent. */
export class TranscriptionForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'An MP3, WAV or M4A file, judged by its bytes.' })
  audio!: unknown;
}
