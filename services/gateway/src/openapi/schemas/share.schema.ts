import { type NoteAccess, SHARE_PERMISSIONS, type Share, type SharePermission } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NamedPersonSchema } from './person.schema.ts';

@ApiSchema({ name: 'Share' })
export class ShareSchema implements Share {
  @ApiProperty({ type: 'string', format: 'uuid' })
  sharedWithUserId!: string;

  @ApiProperty({ type: 'string' })
  sharedWithName!: string;

  @ApiProperty({ enum: SHARE_PERMISSIONS, enumName: 'SharePermission' })
  permission!: SharePermission;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

@ApiSchema({ name: 'NoteAccess', description: 'What the reader may do with a note.' })
export class NoteAccessSchema implements NoteAccess {
  @ApiProperty({ type: 'string', enum: ['owner', ...SHARE_PERMISSIONS] })
  role!: 'owner' | SharePermission;

  @ApiProperty({ type: NamedPersonSchema, nullable: true, description: 'Null for the owner.' })
  sharedBy!: NamedPersonSchema | null;

  @ApiProperty({ type: 'boolean' })
  mayComment!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayEdit!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayGenerate!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayShare!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayDelete!: boolean;
}
