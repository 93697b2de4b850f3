import {
  NOTE_SORTS,
  NOTE_TITLE_MAX_CHARACTERS,
  type NoteSort,
  SENTIMENTS,
  SHARED_FILTERS,
  type Sentiment,
  type SharedFilter,
} from '@stitchbook/contracts';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../http/storable-text.ts';
import { IsTitle } from './is-title.ts';

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 200;
const LONGEST_SEARCH = 1_000;
const LONGEST_AUDIO_SECONDS = 7 * 86_400;
/** About a hundred hours of speech. */
const LONGEST_TRANSCRIPT = 4_000_000;

const TITLE_RULE = { message: `The title must have 1 to ${NOTE_TITLE_MAX_CHARACTERS} characters.` };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** `GET /api/notes` */
export class ListNotesQuery {
  /** Any part of a title or transcript. */
  @IsOptional()
  @IsStorableText({ message: 'The search text is not valid.' })
  @MaxLength(LONGEST_SEARCH, { message: `Please search for at most ${LONGEST_SEARCH} characters.` })
  q = '';

  @IsOptional()
  @IsStorableText({ message: 'tag is not valid.' })
  @MaxLength(200, { message: 'tag is too long.' })
  tag?: string;

  @IsOptional()
  @IsIn(SENTIMENTS, { message: `sentiment must be one of ${SENTIMENTS.join(', ')}.` })
  sentiment?: Sentiment;

  @IsOptional()
  @IsIn(SHARED_FILTERS, { message: `shared must be one of ${SHARED_FILTERS.join(', ')}.` })
  shared?: SharedFilter;

  @IsIn(NOTE_SORTS, { message: `sort must be one of ${NOTE_SORTS.join(', ')}.` })
  sort: NoteSort = 'newest';

  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` })
  limit = DEFAULT_PAGE;

  @IsOptional()
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(4_000, { message: 'cursor is not valid.' })
  cursor?: string;
}

/** The fields of `POST /api/notes`; its file is `audio`. */
export class NewNoteFields {
  @Transform(trimmed)
  @IsTitle(TITLE_RULE)
  title!: string;

  @IsStorableText({ message: 'The transcript must be text.' })
  transcript = '';

  /** Seconds. */
  @Type(() => Number)
  @IsNumber({}, { message: 'duration must be a number of seconds.' })
  @Min(0, { message: 'duration must be a number of seconds.' })
  @Max(LONGEST_AUDIO_SECONDS, { message: 'duration is too long.' })
  duration = 0;

  /** From `POST /api/transcribe`: links its audio and timed segments, and `audio` need not be sent again. */
  @IsOptional()
  @IsUUID(undefined, { message: 'recordingId is not valid.' })
  recordingId?: string;
}

/** `POST /api/notes/{id}/update-title` */
export class TitleChange {
  @Transform(trimmed)
  @IsTitle(TITLE_RULE)
  title!: string;
}

/** `POST /api/notes/{id}/update-tags`; its rule is the spec's own, see `readTags`. */
export class TagsChange {
  @IsOptional()
  tags?: unknown;
}

/** `POST /api/notes/{id}/update-transcript` */
export class TranscriptChange {
  @IsStorableText({ message: 'The transcript must be text.' })
  @MaxLength(LONGEST_TRANSCRIPT, { message: 'The transcript is too long.' })
  transcript!: string;
}
