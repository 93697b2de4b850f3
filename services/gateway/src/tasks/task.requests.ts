import { TASK_FORMATS, TASK_MAX_CHARACTERS, type TaskFormat } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsStorableText } from '@stitchbook/text/rules';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsDay } from '../http/is-day.ts';

const MAX_PAGE = 200;
const NO_TEXT = 'Please say what is to be done.';

/** `GET /api/tasks` */
export class ListTasksQuery {
  @ApiProperty({ type: 'boolean', required: false, default: false, description: 'True for those that are done.' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'done must be true or false.' })
  done = false;

  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: MAX_PAGE, default: 50 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(MAX_PAGE, { message: `limit must be at most ${MAX_PAGE}.` })
  limit = 50;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 100,
    description: 'From the Link header of the page before.',
  })
  @IsOptional()
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(100, { message: 'cursor is not valid.' })
  cursor?: string;
}

/** `GET /api/tasks/export` */
export class ExportTasksQuery {
  @ApiProperty({ enum: TASK_FORMATS, enumName: 'TaskFormat' })
  @IsIn(TASK_FORMATS, { message: `format must be one of ${TASK_FORMATS.join(', ')}.` })
  format!: TaskFormat;
}

/** `PATCH /api/tasks/{id}` */
export class FoundTaskChange {
  @ApiProperty({ type: 'string', required: false, minLength: 1, maxLength: TASK_MAX_CHARACTERS })
  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(TASK_MAX_CHARACTERS, { message: `A task can have at most ${TASK_MAX_CHARACTERS} characters.` })
  @IsNotEmpty({ message: NO_TEXT })
  @IsStorableText({ message: NO_TEXT })
  text?: string;

  @ApiProperty({
    type: 'string',
    format: 'date',
    required: false,
    nullable: true,
    description: 'The last day on which it may be done; null for any.',
  })
  @IsOptional()
  @IsDay({ message: 'dueOn must be a day, such as 2026-11-23, or null.' })
  dueOn?: string | null;

  @ApiProperty({ type: 'boolean', required: false })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'done must be true or false.' })
  done?: boolean;
}
