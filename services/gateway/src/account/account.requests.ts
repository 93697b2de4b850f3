import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

/** `PATCH /api/account` */
export class AccountSettings {
  @ApiProperty({
    type: 'boolean',
    description:
      'Whether notes that are saved from now on, and not named, are named after their words without being asked.',
  })
  @IsBoolean({ message: 'Please say with true or false whether notes are to be titled for you.' })
  titleNotesForMe!: boolean;
}
