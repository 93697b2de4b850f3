import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  CREATION_PERMISSIONS,
  type CreationPermission,
  SHARE_PERMISSIONS,
  type SharePermission,
} from '@stitchbook/contracts';
import type { BlockCard } from './block.repository.ts';
import type { CreationShareCard } from './creation-share.repository.ts';
import type { ShareCard } from './share.repository.ts';

@ApiSchema({ name: 'Share' })
export class ShareResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  sharedWithUserId!: string;

  @ApiProperty({ type: 'string' })
  sharedWithName!: string;

  @ApiProperty({ enum: SHARE_PERMISSIONS, enumName: 'SharePermission' })
  permission!: SharePermission;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentShare({ userId, name, permission, createdAt }: ShareCard): ShareResponse {
  return {
    sharedWithUserId: userId,
    sharedWithName: name ?? `User ${userId}`,
    permission,
    createdAt: createdAt.toISOString(),
  };
}

@ApiSchema({ name: 'CreationShare' })
export class CreationShareResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  sharedWithUserId!: string;

  @ApiProperty({ type: 'string' })
  sharedWithName!: string;

  @ApiProperty({ enum: CREATION_PERMISSIONS, enumName: 'CreationPermission' })
  permission!: CreationPermission;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentCreationShare(share: CreationShareCard): CreationShareResponse {
  const { sharedWithUserId, sharedWithName, createdAt } = presentShare(share);
  return { sharedWithUserId, sharedWithName, permission: share.permission, createdAt };
}

@ApiSchema({ name: 'BlockedPerson' })
export class BlockedPersonResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  userId!: string;

  @ApiProperty({ type: 'string' })
  name!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentBlock({ blockedId, name, createdAt }: BlockCard): BlockedPersonResponse {
  return { userId: blockedId, name: name ?? `User ${blockedId}`, createdAt: createdAt.toISOString() };
}
