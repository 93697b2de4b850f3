import { COMMENT_MAX_CHARACTERS } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { IsSeen, IsStorableText } from '@stitchbook/text/rules';

const BLANK = { message: 'Please enter a comment before submitting.' };
const TOO_LONG = { message: `A comment can have at most ${COMMENT_MAX_CHARACTERS} characters.` };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** `GET /api/notes/{id}/comments` */
export class ListCommentsQuery {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 200, default: 200 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(200, { message: 'limit must be at most 200.' })
  limit = 200;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Id of the last comment that was seen.',
  })
  @Type(() => Number)
  @IsInt({ message: 'cursor is not valid.' })
  @Min(0, { message: 'cursor is not valid.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'cursor is not valid.' })
  cursor = 0;
}

/** `PATCH /api/comments/{id}` */
export class CommentChange {
  @ApiProperty({ type: 'string', minLength: 1, maxLength: COMMENT_MAX_CHARACTERS })
  @Transform(trimmed)
  @MaxLength(COMMENT_MAX_CHARACTERS, TOO_LONG)
  @IsStorableText({ message: 'The comment has characters that cannot be kept.' })
  @IsSeen(BLANK)
  content!: string;
}

/** `POST /api/notes/{id}/comments` */
export class NewCommentRequest extends CommentChange {
  @ApiProperty({
    type: 'number',
    required: false,
    nullable: true,
    minimum: 0,
    maximum: 7 * 86_400,
    description: 'Seconds into the audio.',
  })
  @IsOptional()
  @IsNumber({}, { message: 'timestamp must be a number of seconds.' })
  @Min(0, { message: 'timestamp must be a number of seconds.' })
  @Max(7 * 86_400, { message: 'timestamp is too large.' })
  timestamp?: number | null;
}
