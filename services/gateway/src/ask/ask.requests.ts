import { ApiProperty } from '@nestjs/swagger';
import { MAX_QUESTION_CHARACTERS } from '@stitchbook/contracts';
import { IsStorableText } from '@stitchbook/text/rules';
import { Transform } from 'class-transformer';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { IsTimeZoneName } from '../http/is-time-zone-name.ts';

const NO_QUESTION = 'Please ask a question.';

/** `POST /api/ask` */
export class AskRequest {
  @ApiProperty({
    type: 'string',
    minLength: 1,
    maxLength: MAX_QUESTION_CHARACTERS,
    description:
      'Times such as `last week` or `in March` and tags such as `#garden` limit which notes are looked at; of what is to come, notes of any time are where those of its time do not answer.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(MAX_QUESTION_CHARACTERS, { message: `A question can have at most ${MAX_QUESTION_CHARACTERS} characters.` })
  @IsNotEmpty({ message: NO_QUESTION })
  @IsStorableText({ message: NO_QUESTION })
  question!: string;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 100,
    default: 'UTC',
    description: 'Where the reader is, by the IANA time zone database: their days begin at midnight there.',
  })
  @IsTimeZoneName()
  timeZone = 'UTC';
}
