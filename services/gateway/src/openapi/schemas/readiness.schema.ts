import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Readiness } from '../../health/readiness.ts';

@ApiSchema({ name: 'Alive' })
export class AliveSchema {
  @ApiProperty({ type: 'string', enum: ['alive'] })
  status!: 'alive';
}

@ApiSchema({ name: 'Checks' })
export class ChecksSchema {
  @ApiProperty({ type: 'boolean' })
  database!: boolean;

  @ApiProperty({ type: 'boolean' })
  queue!: boolean;

  @ApiProperty({ type: 'boolean' })
  store!: boolean;

  @ApiProperty({ type: 'boolean', description: 'Whether a transcription worker answers.' })
  transcription!: boolean;
}

@ApiSchema({ name: 'Readiness' })
export class ReadinessSchema implements Readiness {
  @ApiProperty({ type: 'boolean' })
  ready!: boolean;

  @ApiProperty({ type: ChecksSchema })
  checks!: ChecksSchema;
}
