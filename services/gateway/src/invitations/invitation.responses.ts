import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Invitation', description: 'One that nobody has used yet.' })
export class InvitationResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null where whoever has the link may use it.' })
  email!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  expiresAt!: string;
}

@ApiSchema({ name: 'NewInvitation' })
export class NewInvitationResponse extends InvitationResponse {
  @ApiProperty({ type: 'string', format: 'uri', description: 'Works once; it is not shown again.' })
  link!: string;
}
