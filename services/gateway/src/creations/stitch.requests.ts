import {
  CREATION_TYPES,
  type CreationType,
  DEFAULT_CREATION_TYPE,
  TAG_MAX_BYTES,
  maxNotesFor,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsStorableText } from '@stitchbook/text/rules';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { IsMoment } from '../http/is-moment.ts';

const MOST_NOTES = maxNotesFor('weekly_review');

/** `POST /api/creations` */
export class StitchRequest {
  @ApiProperty({
    enum: CREATION_TYPES,
    enumName: 'CreationType',
    required: false,
    description: `Without one a ${DEFAULT_CREATION_TYPE}. A weekly_review of nothing further is that of the last seven days.`,
  })
  @IsOptional()
  @IsIn(CREATION_TYPES, { message: `type must be one of ${CREATION_TYPES.join(', ')}.` })
  type?: CreationType;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    minItems: 2,
    maxItems: MOST_NOTES,
    required: false,
    description: `Two notes or more, instead of a tag or a period: at most ${maxNotesFor('narrative')}, for a weekly_review ${MOST_NOTES}.`,
  })
  @IsOptional()
  @Max(Number.MAX_SAFE_INTEGER, { each: true, message: 'noteIds must be numbers of notes.' })
  @Min(1, { each: true, message: 'noteIds must be numbers of notes.' })
  @IsInt({ each: true, message: 'noteIds must be whole numbers.' })
  @ArrayMaxSize(MOST_NOTES, { message: `noteIds must be at most ${MOST_NOTES} notes.` })
  @IsArray({ message: 'noteIds must be a list of notes.' })
  noteIds?: number[];

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: TAG_MAX_BYTES,
    description: 'All notes with this tag that the reader may make something of.',
  })
  @IsOptional()
  @IsStorableText({ message: 'tag is not valid.' })
  @MaxLength(TAG_MAX_BYTES, { message: 'tag is too long.' })
  tag?: string;

  @ApiProperty({ type: 'string', format: 'date-time', required: false, description: 'Made at this moment or later.' })
  @IsOptional()
  @IsMoment({ message: 'from must be a date or a moment, such as 2026-11-23T00:00:00Z.' })
  from?: string;

  @ApiProperty({ type: 'string', format: 'date-time', required: false, description: 'Made before this moment.' })
  @IsOptional()
  @IsMoment({ message: 'until must be a date or a moment, such as 2026-11-24T00:00:00Z.' })
  until?: string;
}
