import { Setting } from '@stitchbook/config';
import { IsInt, Max, Min } from 'class-validator';

export class TranscriptionSettings {
  @Setting(
    'TRANSCRIPTION_CONCURRENCY',
    'Recordings that one worker hears at a time; each takes a processor and about 300 MB',
    '1',
  )
  @IsInt()
  @Min(1)
  @Max(64)
  concurrency!: number;
}
