import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsStorableText } from '@stitchbook/text/rules';

/** Suggestions need no more than the gist of a text. */
const MAX_TRANSCRIPT_LENGTH = 1_000_000;

/** `POST /api/notes/tag-suggestions` */
export class TagSuggestionRequestBody {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, description: 'The note whose words are to be read.' })
  @IsOptional()
  @IsInt({ message: 'Invalid note ID' })
  @Min(1, { message: 'Invalid note ID' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'Invalid note ID' })
  noteId?: number | null;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: MAX_TRANSCRIPT_LENGTH,
    description:
      'Needed without a noteId. A text that is no note is deleted when the answer is there, after 10 minutes at most.',
  })
  @ValidateIf(({ noteId }: TagSuggestionRequestBody) => typeof noteId !== 'number')
  @MaxLength(MAX_TRANSCRIPT_LENGTH, { message: 'The transcript is too long.' })
  @IsStorableText({ message: 'The transcript must be text.' })
  transcript!: string;

  @ApiProperty({ type: 'array', items: {}, required: false, maxItems: 1_000, default: [] })
  @ArrayMaxSize(1_000, { message: 'existingTags has too many entries.' })
  @IsArray({ message: 'existingTags must be a list.' })
  existingTags: unknown[] = [];
}
