import {
  CREATION_PERMISSIONS,
  type CreationPermission,
  DEFAULT_SHARE_PERMISSION,
  SHARE_PERMISSIONS,
  type SharePermission,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString } from 'class-validator';

class Recipient {
  @ApiProperty({
    type: 'string',
    description: 'Who they are: their user ID, or the e-mail address of their account here. Trimmed before use.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsNotEmpty({ message: 'Please enter a valid user ID to share with.' })
  @IsString({ message: 'Please enter a valid user ID to share with.' })
  sharedWithUserId!: string;
}

/** `POST /api/notes/{id}/share` */
export class ShareNoteRequest extends Recipient {
  @ApiProperty({
    enum: SHARE_PERMISSIONS,
    enumName: 'SharePermission',
    required: false,
    default: DEFAULT_SHARE_PERMISSION,
  })
  @IsIn(SHARE_PERMISSIONS, { message: `Permission must be one of ${SHARE_PERMISSIONS.join(', ')}.` })
  permission: SharePermission = DEFAULT_SHARE_PERMISSION;
}

/** `POST /api/creations/{id}/share` */
export class ShareCreationRequest extends Recipient {
  @ApiProperty({ enum: CREATION_PERMISSIONS, enumName: 'CreationPermission', required: false, default: 'view' })
  @IsIn(CREATION_PERMISSIONS, { message: `Permission must be one of ${CREATION_PERMISSIONS.join(', ')}.` })
  permission: CreationPermission = 'view';
}
