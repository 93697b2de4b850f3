import {
  CREATION_FORMATS,
  CREATION_TYPES,
  type CreationFormat,
  type CreationType,
  DEFAULT_CREATION_TYPE,
  MAX_CREATION_CHARACTERS,
  NOTE_CREATION_TYPES,
  type NoteCreationType,
  SHORT_CREATION_TYPE,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsStorableText } from '@stitchbook/text/rules';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

/** Of a column of type integer. */
const MAX_VERSION = 2 ** 31 - 1;

/** `POST /api/notes/{id}/generate` */
export class GenerateRequest {
  @ApiProperty({
    enum: NOTE_CREATION_TYPES,
    enumName: 'NoteCreationType',
    required: false,
    description: `Without one a ${DEFAULT_CREATION_TYPE}, or a ${SHORT_CREATION_TYPE} where the note is too short for that and there is no language model.`,
  })
  @IsOptional()
  @IsIn(NOTE_CREATION_TYPES, { message: `type must be one of ${NOTE_CREATION_TYPES.join(', ')}.` })
  type?: NoteCreationType;
}

/** `GET /api/creations` */
export class ListCreationsQuery {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 200, default: 50 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(200, { message: 'limit must be at most 200.' })
  limit = 50;

  @ApiProperty({ type: 'string', required: false, description: 'Where the page begins, as the `Link` before says.' })
  @IsOptional()
  @IsString({ message: 'cursor is not valid.' })
  cursor?: string;

  @ApiProperty({ enum: CREATION_TYPES, enumName: 'CreationType', required: false, description: 'Of this type alone.' })
  @IsOptional()
  @IsIn(CREATION_TYPES, { message: `type must be one of ${CREATION_TYPES.join(', ')}.` })
  type?: CreationType;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    description: 'Made from this note, alone or together with others.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'noteId must be a whole number.' })
  @Min(1, { message: 'noteId must be at least 1.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'noteId is too large.' })
  noteId?: number;
}

/** `PATCH /api/creations/{id}`: another text, or a tick. */
export class CreationChange {
  @ApiProperty({
    type: 'string',
    required: false,
    minLength: 1,
    maxLength: MAX_CREATION_CHARACTERS,
    description: 'All of its text, in Markdown.',
  })
  @ValidateIf(({ content }: CreationChange) => content !== undefined)
  @Matches(/\S/, { message: 'A creation cannot be empty. You can delete it instead.' })
  @MaxLength(MAX_CREATION_CHARACTERS, {
    message: `A creation can be edited to have at most ${MAX_CREATION_CHARACTERS} characters.`,
  })
  @IsStorableText({ message: 'The text has characters that cannot be kept.' })
  content?: string;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 0,
    description: 'Which line of its checklist, from 0; with `done`.',
  })
  @ValidateIf(isTick)
  @IsInt({ message: 'task must be a whole number.' })
  @Min(0, { message: 'task must be at least 0.' })
  @Max(100_000, { message: 'task must be at most 100000.' })
  task?: number;

  @ApiProperty({ type: 'boolean', required: false })
  @ValidateIf(isTick)
  @IsBoolean({ message: 'done must be true or false.' })
  done?: boolean;
}

function isTick({ content }: CreationChange): boolean {
  return content === undefined;
}

/** `GET /api/creations/{id}/versions` */
export class ListVersionsQuery {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 100, default: 50 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(100, { message: 'limit must be at most 100.' })
  limit = 50;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    description: 'Where the page begins, as the `Link` before says.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'cursor is not valid.' })
  @Min(1, { message: 'cursor is not valid.' })
  @Max(MAX_VERSION, { message: 'cursor is not valid.' })
  cursor?: number;
}

/** `GET /api/creations/{id}/export` */
export class ExportCreationQuery {
  @ApiProperty({ enum: CREATION_FORMATS, enumName: 'CreationFormat' })
  @IsIn(CREATION_FORMATS, { message: `format must be one of ${CREATION_FORMATS.join(', ')}.` })
  format!: CreationFormat;
}
