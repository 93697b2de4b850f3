import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches, ValidateIf } from 'class-validator';

/** `PATCH /api/account`: what is not given stays; one of them has to be. */
export class AccountSettings {
  @ApiProperty({
    type: 'boolean',
    required: false,
    description:
      'Whether notes that are saved from now on, and not named, are named after their words without being asked.',
  })
  @ValidateIf(
    ({ titleNotesForMe, spokenLanguage }: AccountSettings) =>
      titleNotesForMe !== undefined || spokenLanguage === undefined,
  )
  @IsBoolean({ message: 'Please say with true or false whether notes are to be titled for you.' })
  titleNotesForMe?: boolean;

  @ApiProperty({
    type: 'string',
    required: false,
    nullable: true,
    description: 'What you speak when you record, one of `spokenLanguages`; null where it is to be found out.',
  })
  @ValidateIf(({ spokenLanguage }: AccountSettings) => spokenLanguage !== undefined && spokenLanguage !== null)
  @Matches(/^[a-z]{2,3}$/, { message: 'Please name the language by its code, such as fr.' })
  spokenLanguage?: string | null;
}
