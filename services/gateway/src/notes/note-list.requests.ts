import {
  NOTE_SORTS,
  type NoteSort,
  SENTIMENTS,
  SHARED_FILTERS,
  type Sentiment,
  type SharedFilter,
  TAG_MAX_BYTES,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '@stitchbook/text/rules';
import { IsMoment } from '../http/is-moment.ts';

export const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;
const MAX_SEARCH_LENGTH = 10_000;
export const MAX_FILTER_TAGS = 10;
const MAX_TAGS_LENGTH = 20_000;
const MAX_CURSOR_LENGTH = 4_000;
const SEARCH_WAYS = ['words', 'meaning', 'both'] as const;
type SearchWay = (typeof SEARCH_WAYS)[number];

/** Which notes: the filters of `GET /api/notes`. */
export class NoteFilterQuery {
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: MAX_SEARCH_LENGTH,
    description:
      'Words, in any order, of the title, tags, transcript or comments: as they are, as beginnings of longer ones, inflected, or with a typo where nothing has them as they are. Or any part of a title or transcript.',
  })
  @IsOptional()
  @IsStorableText({ message: 'The search text is not valid.' })
  @MaxLength(MAX_SEARCH_LENGTH, { message: `Please search for at most ${MAX_SEARCH_LENGTH} characters.` })
  q = '';

  @ApiProperty({ type: 'string', required: false, maxLength: TAG_MAX_BYTES })
  @IsOptional()
  @IsStorableText({ message: 'tag is not valid.' })
  @MaxLength(TAG_MAX_BYTES, { message: 'tag is too long.' })
  tag?: string;

  @ApiProperty({
    type: 'string',
    maxLength: MAX_TAGS_LENGTH,
    required: false,
    description: `At most ${MAX_FILTER_TAGS} tags, all of which a note has to have: each percent-encoded, with commas between them.`,
  })
  @IsOptional()
  @IsStorableText({ message: 'tags are not valid.' })
  @MaxLength(MAX_TAGS_LENGTH, { message: 'tags are too long.' })
  tags?: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    required: false,
    description: 'Made at this moment or later. A day alone begins at midnight UTC.',
  })
  @IsOptional()
  @IsMoment({ message: 'from must be a date or a moment, such as 2026-11-23T00:00:00Z.' })
  from?: string;

  @ApiProperty({ type: 'string', format: 'date-time', required: false, description: 'Made before this moment.' })
  @IsOptional()
  @IsMoment({ message: 'until must be a date or a moment, such as 2026-11-24T00:00:00Z.' })
  until?: string;

  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment', required: false })
  @IsOptional()
  @IsIn(SENTIMENTS, { message: `sentiment must be one of ${SENTIMENTS.join(', ')}.` })
  sentiment?: Sentiment;

  @ApiProperty({ enum: SHARED_FILTERS, enumName: 'SharedFilter', required: false })
  @IsOptional()
  @IsIn(SHARED_FILTERS, { message: `shared must be one of ${SHARED_FILTERS.join(', ')}.` })
  shared?: SharedFilter;

  @ApiProperty({
    type: 'boolean',
    required: false,
    description: 'True for what the reader has pinned, false for all else.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'pinned must be true or false.' })
  pinned?: boolean;
}

/** `GET /api/notes` */
export class ListNotesQuery extends NoteFilterQuery {
  @ApiProperty({
    enum: SEARCH_WAYS,
    enumName: 'SearchWay',
    required: false,
    default: 'words',
    description:
      'How `q` is found: by its words; by what it means, at most 20 notes on one page, each with its `closest` sentence; or by its words and, at the end of the last page, where there is a model, those others that come close in meaning.',
  })
  @IsIn(SEARCH_WAYS, { message: `by must be one of ${SEARCH_WAYS.join(', ')}.` })
  by: SearchWay = 'words';

  @ApiProperty({
    enum: NOTE_SORTS,
    enumName: 'NoteSort',
    required: false,
    description:
      'Newest first without it; what is searched for best first. Not together with `q` by meaning or both, which come best first.',
  })
  @IsOptional()
  @IsIn(NOTE_SORTS, { message: `sort must be one of ${NOTE_SORTS.join(', ')}.` })
  sort?: NoteSort;

  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(MAX_PAGE, { message: `limit must be at most ${MAX_PAGE}.` })
  limit = DEFAULT_PAGE;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: MAX_CURSOR_LENGTH,
    description: 'From the Link header of the page before.',
  })
  @IsOptional()
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(MAX_CURSOR_LENGTH, { message: 'cursor is not valid.' })
  cursor?: string;
}
