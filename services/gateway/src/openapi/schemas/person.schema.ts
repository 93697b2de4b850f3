import type { CurrentUser, PublicUser } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserSchema implements CurrentUser {
  @ApiProperty({ type: 'string', format: 'uuid', description: 'What others type to share a note with this person.' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true })
  firstName!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  lastName!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  email!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Address of a picture.' })
  profileImageUrl!: string | null;
}

@ApiSchema({ name: 'PublicUser' })
export class PublicUserSchema implements PublicUser {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null when the person gave no name.' })
  name!: string | null;
}

/** Somebody who is named beside something they did. */
@ApiSchema({ name: 'NamedPerson' })
export class NamedPersonSchema {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string' })
  name!: string;
}
