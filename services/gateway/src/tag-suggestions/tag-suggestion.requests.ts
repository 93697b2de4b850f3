import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, MaxLength } from 'class-validator';
import { IsStorableText } from '../http/storable-text.ts';

/** Suggestions need no more than the gist of a text. */
const LONGEST_TRANSCRIPT = 1_000_000;

/** `POST /api/notes/tag-suggestions` */
export class TagSuggestionRequestBody {
  @ApiProperty({ type: 'string', maxLength: LONGEST_TRANSCRIPT })
  @MaxLength(LONGEST_TRANSCRIPT, { message: 'The transcript is too long.' })
  @IsStorableText({ message: 'The transcript must be text.' })
  transcript!: string;

  @ApiProperty({ type: 'array', items: {}, required: false, maxItems: 1_000, default: [] })
  @ArrayMaxSize(1_000, { message: 'existingTags has too many entries.' })
  @IsArray({ message: 'existingTags must be a list.' })
  existingTags: unknown[] = [];
}
