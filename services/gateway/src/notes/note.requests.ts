import { MAX_TAGS, NOTE_TITLE_MAX_CHARACTERS, SENTIMENTS, type Sentiment } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsSeen, IsStorableText, IsTitle } from '@stitchbook/text/rules';

const MAX_AUDIO_SECONDS = 7 * 86_400;
/** About a hundred hours of speech. */
const MAX_TRANSCRIPT_LENGTH = 4_000_000;

const TITLE_RULE = { message: `The title must have 1 to ${NOTE_TITLE_MAX_CHARACTERS} characters.` };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** The fields of `POST /api/notes`; its file is `audio`. */
export class NewNoteFields {
  @ApiProperty({ type: 'string', description: TITLE_RULE.message })
  @Transform(trimmed)
  @IsTitle(TITLE_RULE)
  @IsSeen(TITLE_RULE)
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

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 100,
    description:
      'Where it was spoken, by the IANA time zone database: days that it speaks of are those there. Without it, and of one that is not known here, UTC.',
  })
  @IsOptional()
  @IsStorableText({ message: 'timeZone must be text.' })
  timeZone?: string;
}

/** What each of them may take, so that no more of it is held. A hundred characters may have many marks. */
export const NEW_NOTE_FIELD_BYTES: Readonly<Record<keyof NewNoteFields, number>> = {
  title: 16 * 2 ** 10,
  transcript: 4 * 2 ** 20,
  duration: 100,
  recordingId: 100,
  timeZone: 100,
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
  @IsSeen(TITLE_RULE)
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

/** `POST /api/notes/{id}/update-sentiment` */
export class SentimentChange {
  @ApiProperty({
    enum: SENTIMENTS,
    enumName: 'Sentiment',
    nullable: true,
    description: 'Null for the one that was found in the words.',
  })
  @IsIn([...SENTIMENTS, null], { message: `sentiment must be one of ${SENTIMENTS.join(', ')}, or null.` })
  sentiment!: Sentiment | null;
}

/** `POST /api/notes/{id}/update-transcript` */
export class TranscriptChange {
  @ApiProperty({ type: 'string', maxLength: MAX_TRANSCRIPT_LENGTH })
  @IsStorableText({ message: 'The transcript must be text.' })
  @MaxLength(MAX_TRANSCRIPT_LENGTH, { message: 'The transcript is too long.' })
  transcript!: string;
}
