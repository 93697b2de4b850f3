import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { User } from '@stitchbook/database';
import type { ShownUser } from './user.repository.ts';
import type { GatewaySettings } from '../infrastructure/gateway.settings.ts';

@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserResponse {
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

  @ApiProperty({
    type: 'boolean',
    description: 'Whether a language model writes creations here; without one, short notes cannot become each type.',
  })
  hasLanguageModel!: boolean;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What this person speaks when they record, by ISO 639; null where it is to be found out.',
  })
  spokenLanguage!: string | null;
}

@ApiSchema({ name: 'PublicUser' })
export class PublicUserResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null when the person gave no name.' })
  name!: string | null;
}

export function presentUser(
  { id, firstName, lastName, email, profileImageUrl, spokenLanguage }: ShownUser,
  { languageModel }: Pick<GatewaySettings, 'languageModel'>,
): CurrentUserResponse {
  const hasLanguageModel = Boolean(languageModel);
  const picture = pictureAt(profileImageUrl);
  return { id, firstName, lastName, email, profileImageUrl: picture, hasLanguageModel, spokenLanguage };
}

export function presentPublicUser({ id, firstName, lastName }: User): PublicUserResponse {
  return { id, name: [firstName, lastName].filter(Boolean).join(' ') || null };
}

/** Whatever an issuer says: only an https address is ever given to a browser as a picture. */
function pictureAt(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? href : null;
}
