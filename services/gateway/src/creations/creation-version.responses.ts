import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NamedPersonResponse } from '../openapi/common-responses.ts';
import type { VersionCard, WholeVersion } from './creation-version.repository.ts';

@ApiSchema({ name: 'CreationVersion' })
export class CreationVersionResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it was written.' })
  createdAt!: string;

  @ApiProperty({ type: 'boolean', description: 'Whether it is as it was made: no person has written it.' })
  isAsMade!: boolean;

  @ApiProperty({
    type: NamedPersonResponse,
    nullable: true,
    description: 'Who wrote it; null also once their account is gone.',
  })
  editedBy!: NamedPersonResponse | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How long it is.' })
  characters!: number;
}

@ApiSchema({ name: 'CreationVersionDetail' })
export class CreationVersionDetailResponse extends CreationVersionResponse {
  @ApiProperty({ type: 'string' })
  content!: string;
}

export function presentVersion(card: VersionCard): CreationVersionResponse {
  return describe(card);
}

export function presentWholeVersion(found: WholeVersion): CreationVersionDetailResponse {
  return { ...describe(found), content: found.content };
}

function describe({ version, createdAt, isAsMade, editedBy, characters }: VersionCard) {
  return { version, createdAt: createdAt.toISOString(), isAsMade, editedBy, characters };
}
