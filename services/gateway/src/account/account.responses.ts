import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CurrentUserResponse } from '../users/user.responses.ts';

@ApiSchema({ name: 'Account' })
export class AccountResponse extends CurrentUserResponse {
  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'boolean' })
  isAdministrator!: boolean;

  @ApiProperty({ type: 'boolean', description: 'Whether the password is kept here, and not by another issuer.' })
  hasPasswordHere!: boolean;

  @ApiProperty({
    type: 'boolean',
    description: 'Whether a note that nobody has named is named after its words without being asked.',
  })
  titleNotesForMe!: boolean;

  @ApiProperty({
    type: [String],
    description: 'The languages that can be heard here, by ISO 639; empty where that is not known.',
  })
  spokenLanguages!: string[];

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'Until when the account may be exported or deleted without signing in again.',
  })
  freshUntil!: string | null;
}

@ApiSchema({ name: 'Session' })
export class SessionResponse {
  @ApiProperty({ type: 'string', description: 'Of no use as a cookie.' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: "Coarse, such as 'Firefox on Linux'." })
  device!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  signedInAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  lastUsedAt!: string;

  @ApiProperty({ type: 'boolean', description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
