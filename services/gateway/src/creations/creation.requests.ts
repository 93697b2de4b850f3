import {
  CREATION_TYPES,
  type CreationType,
  DEFAULT_CREATION_TYPE,
  NOTE_CREATION_TYPES,
  type NoteCreationType,
  SHORT_CREATION_TYPE,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

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

  @ApiProperty({ type: 'integer', required: false, minimum: 1, description: 'Made from this note alone.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'noteId must be a whole number.' })
  @Min(1, { message: 'noteId must be at least 1.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'noteId is too large.' })
  noteId?: number;
}

/** `PATCH /api/creations/{id}` */
export class TaskChange {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Which line of its checklist, from 0.' })
  @IsInt({ message: 'task must be a whole number.' })
  @Min(0, { message: 'task must be at least 0.' })
  @Max(100_000, { message: 'task must be at most 100000.' })
  task!: number;

  @ApiProperty({ type: 'boolean' })
  @IsBoolean({ message: 'done must be true or false.' })
  done!: boolean;
}
