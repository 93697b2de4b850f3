import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZone, Matches } from 'class-validator';

export const NO_TIME_ZONE = 'timeZone must be the name of a time zone, such as Europe/Berlin.';

/** A name, not an offset, whose sign PostgreSQL reads the other way round. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,99}$/;

/** `GET /api/insights` */
export class InsightsQuery {
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 100,
    default: 'UTC',
    description: 'Where the reader is, by the IANA time zone database: their days begin at midnight there.',
  })
  @Matches(NAME, { message: NO_TIME_ZONE })
  @IsTimeZone({ message: NO_TIME_ZONE })
  timeZone = 'UTC';
}
