import { Setting } from '@stitchbook/config';
import { IsInt, Max, Min } from 'class-validator';

export class EnrichmentSettings {
  @Setting('ENRICHMENT_CONCURRENCY', 'Notes that one worker enriches at a time', '4')
  @IsInt()
  @Min(1)
  @Max(64)
  concurrency!: number;
}
