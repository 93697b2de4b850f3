import { CREATION_TYPES, type CreationType, DEFAULT_CREATION_TYPE, SHORT_CREATION_TYPE } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** `POST /api/notes/{id}/generate` */
export class GenerateRequest {
  @ApiProperty({
    enum: CREATION_TYPES,
    enumName: 'CreationType',
    required: false,
    description: `Without one a ${DEFAULT_CREATION_TYPE}, or a ${SHORT_CREATION_TYPE} where the note is too short for that and there is no language model.`,
  })
  @IsOptional()
  @IsIn(CREATION_TYPES, { message: `type must be one of ${CREATION_TYPES.join(', ')}.` })
  type?: CreationType;
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
}
