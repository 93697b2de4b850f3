import {
  MAX_TAGS,
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
import { IsStorableText } from '@stitchbook/text/rules';
import { IsTitle } from '@stitchbook/text/rules';

const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;
const MAX_SEARCH_LENGTH = 10_000;
const MAX_CURSOR_LENGTH = 4_000;
const MAX_AUDIO_SECONDS = 7 * 86_400;
/** About a hundred hours of speech. */
const MAX_TRANSCRIPT_LENGTH = 4_000_000;

const TITLE_RULE = { message: `The title must have 1 to ${NOTE_TITLE_MAX_CHARACTERS} characters.` };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** `GET /api/notes` */
export class ListNotesQuery {
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: MAX_SEARCH_LENGTH,
    description: 'Any part of a title or transcript.',
  })
  @IsOptional()
  @IsStorableText({ message: 'The search text is not valid.' })
  @MaxLength(MAX_SEARCH_LENGTH, { message: `Please search for at most ${MAX_SEARCH_LENGTH} characters.` })
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
    maximum: MAX_AUDIO_SECONDS,
    default: 0,
    description: 'Seconds.',
  })
  @Type(() => Number)
  @IsNumber({}, { message: 'duration must be a number of seconds.' })
  @Min(0, { message: 'duration must be a number of seconds.' })
  @Max(MAX_AUDIO_SECONDS, { message: 'duration is too long.' })
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

/** What each of them may take, so that no more of it is held. A hundred characters may have many marks. */
export const NEW_NOTE_FIELD_BYTES: Readonly<Record<keyof NewNoteFields, number>> = {
  title: 16 * 2 ** 10,
  transcript: 4 * 2 ** 20,
  duration: 100,
  recordingId: 100,
};

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
    maxItems: MAX_TAGS,
    description: 'Trimmed and lowercased; entries that are no text, blanks and doubles are dropped.',
  })
  @IsOptional()
  tags?: unknown;
}

/** `POST /api/notes/{id}/update-transcript` */
export class TranscriptChange {
  @ApiProperty({ type: 'string', maxLength: MAX_TRANSCRIPT_LENGTH })
  @IsStorableText({ message: 'The transcript must be text.' })
  @MaxLength(MAX_TRANSCRIPT_LENGTH, { message: 'The transcript is too long.' })
  transcript!: string;
}
