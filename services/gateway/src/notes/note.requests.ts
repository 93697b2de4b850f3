import {
  MOST_TAGS,
  NOTE_SORTS,
  NOTE_TITLE_MAX_CHARACTERS,
  type NoteSort,
  SENTIMENTS,
  SHARED_FILTERS,
  type Sentiment,
  type SharedFilter,
} from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../http/storable-text.ts';
import { IsTitle } from './is-title.ts';

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 200;
const LONGEST_SEARCH = 10_000;
const LONGEST_CURSOR = 4_000;
const LONGEST_AUDIO_SECONDS = 7 * 86_400;
/** About a hundred hours of speech. */
const LONGEST_TRANSCRIPT = 4_000_000;

const TITLE_RULE = { message: `The title must have 1 to ${NOTE_TITLE_MAX_CHARACTERS} characters.` };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** `GET /api/notes` */
export class ListNotesQuery {
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: LONGEST_SEARCH,
    description: 'Any part of a title or transcript.',
  })
  @IsOptional()
  @IsStorableText({ message: 'The search text is not valid.' })
  @MaxLength(LONGEST_SEARCH, { message: `Please search for at most ${LONGEST_SEARCH} characters.` })
  q = '';

  @ApiProperty({ type: 'string', required: false, maxLength: 200 })
  @IsOptional()
  @IsStorableText({ message: 'tag is not valid.' })
  @MaxLength(200, { message: 'tag is too long.' })
  tag?: string;

  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment', required: false })
  @IsOptional()
  @IsIn(SENTIMENTS, { message: `sentiment must be one of ${SENTIMENTS.join(', ')}.` })
  sentiment?: Sentiment;

  @ApiProperty({ enum: SHARED_FILTERS, enumName: 'SharedFilter', required: false })
  @IsOptional()
  @IsIn(SHARED_FILTERS, { message: `shared must be one of ${SHARED_FILTERS.join(', ')}.` })
  shared?: SharedFilter;

  @ApiProperty({ enum: NOTE_SORTS, enumName: 'NoteSort', required: false, default: 'newest' })
  @IsIn(NOTE_SORTS, { message: `sort must be one of ${NOTE_SORTS.join(', ')}.` })
  sort: NoteSort = 'newest';

  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: LARGEST_PAGE, default: DEFAULT_PAGE })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` })
  limit = DEFAULT_PAGE;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: LONGEST_CURSOR,
    description: 'From the Link header of the page before.',
  })
  @IsOptional()
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(LONGEST_CURSOR, { message: 'cursor is not valid.' })
  cursor?: string;
}

/** The fields of `POST /api/notes`; its file is `audio`. */
export class NewNoteFields {
  @ApiProperty({ type: 'string', description: TITLE_RULE.message })
  @Transform(trimmed)
  @IsTitle(TITLE_RULE)
  title!: string;

  @ApiProperty({ type: 'string', required: false })
  @IsStorableText({ message: 'The transcript must be text.' })
  transcript = '';

  @ApiProperty({
    type: 'number',
    required: false,
    minimum: 0,
    maximum: LONGEST_AUDIO_SECONDS,
    default: 0,
    description: 'Seconds.',
  })
  @Type(() => Number)
  @IsNumber({}, { message: 'duration must be a number of seconds.' })
  @Min(0, { message: 'duration must be a number of seconds.' })
  @Max(LONGEST_AUDIO_SECONDS, { message: 'duration is too long.' })
  duration = 0;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    required: false,
    description: 'From POST /api/transcribe: takes its audio, which need not be sent again.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'recordingId is not valid.' })
  recordingId?: string;
}

/** What `POST /api/notes` is sent. */
export class NewNoteForm extends NewNoteFields {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'An MP3, WAV or M4A file, judged by its bytes.',
  })
  audio?: unknown;
}

/** `POST /api/notes/{id}/update-title` */
export class TitleChange {
  @ApiProperty({ type: 'string', description: TITLE_RULE.message })
  @Transform(trimmed)
  @IsTitle(TITLE_RULE)
  title!: string;
}

/** `POST /api/notes/{id}/update-tags`; its rule is the spec's own, see `readTags`. */
export class TagsChange {
  @ApiProperty({
    type: 'array',
    items: {},
    maxItems: MOST_TAGS,
    description: 'Trimmed and lowercased; entries that are no text, blanks and doubles are dropped.',
  })
  @IsOptional()
  tags?: unknown;
}

/** `POST /api/notes/{id}/update-transcript` */
export class TranscriptChange {
  @ApiProperty({ type: 'string', maxLength: LONGEST_TRANSCRIPT })
  @IsStorableText({ message: 'The transcript must be text.' })
  @MaxLength(LONGEST_TRANSCRIPT, { message: 'The transcript is too long.' })
  transcript!: string;
}
