import { Setting } from '@stitchbook/config';
import { IsInt, Max, Min } from 'class-validator';

export class CreationsSettings {
  @Setting('CREATIONS_CONCURRENCY', 'Creations that one worker makes at a time', '2')
  @IsInt()
  @Min(1)
  @Max(64)
  concurrency!: number;
}
