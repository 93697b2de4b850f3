import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZoneName } from '../http/is-time-zone-name.ts';

/** `GET /api/insights` */
export class InsightsQuery {
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
