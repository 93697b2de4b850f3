import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@stitchbook/contracts';
import { NamedPersonResponse } from '../openapi/common-responses.ts';

@ApiSchema({ name: 'SecurityEvent' })
export class SecurityEventResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: SECURITY_EVENT_KINDS, enumName: 'SecurityEventKind' })
  kind!: SecurityEventKind;

  @ApiProperty({ type: 'string', format: 'date-time' })
  happenedAt!: string;

  @ApiProperty({ type: 'string', nullable: true, description: "Coarse, such as 'Firefox on Linux'." })
  device!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the network it came from.' })
  address!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The note may be deleted by now.' })
  noteId!: number | null;

  @ApiProperty({ type: NamedPersonResponse, nullable: true, description: 'Whom else it was about.' })
  otherPerson!: NamedPersonResponse | null;
}

@ApiSchema({ name: 'InstallationSecurityEvent' })
export class InstallationSecurityEventResponse extends SecurityEventResponse {
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Whose account it happened with.' })
  userId!: string | null;
}
