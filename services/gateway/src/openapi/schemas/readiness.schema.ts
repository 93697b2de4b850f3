import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Readiness } from '../../health/readiness.ts';

@ApiSchema({ name: 'Alive' })
export class AliveSchema {
  @ApiProperty({ type: 'string', enum: ['alive'] })
  status!: 'alive';
}

@ApiSchema({ name: 'Checks' })
export class ChecksSchema {
  @ApiProperty({ type: 'boolean', required: false })
  database?: boolean;

  @ApiProperty({ type: 'boolean', required: false })
  queue?: boolean;

  @ApiProperty({ type: 'boolean', required: false })
  store?: boolean;

  @ApiProperty({ type: 'boolean', required: false, description: 'Whether a transcription worker answers.' })
  transcription?: boolean;
}

@ApiSchema({ name: 'Readiness' })
export class ReadinessSchema implements Readiness {
  @ApiProperty({ type: 'boolean' })
  ready!: boolean;

  @ApiProperty({ type: ChecksSchema })
  checks!: ChecksSchema;

  @ApiProperty({ type: 'boolean', required: false, description: 'Set once it has been asked to leave.' })
  leaving?: boolean;
}
