import { NOTE_TITLE_MAX_CHARACTERS } from '@stitchbook/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../http/storable-text.ts';
import { IsTitle } from './is-title.ts';

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 200;
const LONGEST_SEARCH = 1_000;
const LONGEST_AUDIO_SECONDS = 7 * 86_400;

/** `GET /api/notes` */
export class ListNotesQuery {
  /** Any part of a title or transcript. */
  @IsOptional()
  @IsStorableText({ message: 'The search text is not valid.' })
  @MaxLength(LONGEST_SEARCH, { message: `Please search for at most ${LONGEST_SEARCH} characters.` })
  q = '';

  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` })
  limit = DEFAULT_PAGE;

  @IsOptional()
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(200, { message: 'cursor is not valid.' })
  cursor?: string;
}

/** The fields of `POST /api/notes`; its file is `audio`. */
export class NewNoteFields {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsTitle({ message: `The title must have 1 to ${NOTE_TITLE_MAX_CHARACTERS} characters.` })
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
