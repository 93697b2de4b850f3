import {
  type Chapter,
  MAX_TAGS,
  QUOTE_MAX_CHARACTERS,
  SENTIMENTS,
  type Sentiment,
  type SharePermission,
  TAG_MAX_BYTES,
} from '@stitchbook/contracts';
import { IsStorableText, IsTitle } from '@stitchbook/text/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsHexColor,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsTimeZone,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsIsoDate, OrNull } from './check-file.ts';
import { ExportedComment } from './exported-comment.ts';
import { ExportedRecording } from './exported-recording.ts';
import { ExportedTask } from './exported-task.ts';
import { MAX_INTEGER, MAX_NAME_LENGTH, MAX_SECONDS, MAX_TRANSCRIPT_LENGTH } from './file-limits.ts';

export class ExportedTheme {
  /** No tag has more characters than bytes; which names are tags, the import asks, of those that were taken off as well. */
  @Length(1, TAG_MAX_BYTES)
  @IsStorableText()
  name!: string;

  /** Written `#rrggbb`. */
  @IsHexColor()
  @Length(7, 7)
  color!: string;
}

class ExportedTranscriptEdit {
  /** Null when that person's account is gone. */
  @OrNull()
  @MaxLength(MAX_NAME_LENGTH)
  @IsStorableText()
  editedBy!: string | null;

  @IsBoolean()
  isOwner!: boolean;

  @IsIsoDate()
  editedAt!: string;
}

class ExportedChapter implements Chapter {
  @IsNumber()
  @Min(0)
  @Max(MAX_SECONDS)
  startSeconds!: number;

  @IsTitle({ message: 'title must have 1 to 100 characters' })
  title!: string;
}

/**
 * `notes/<folder>/note.json` of an archive: all that is known of a note, written at export and validated at import. Moments
 * are ISO 8601, UTC. Every property has a rule, but for those that an import does not read.
 */
export class ExportedNote {
  /** The same in every export of this note: by it an import recognises a note that the account has already. */
  @Length(1, 200)
  @IsStorableText()
  key!: string;

  @IsTitle({ message: 'title must have 1 to 100 characters' })
  title!: string;

  /** What its words may be called; archives of earlier versions do not say. */
  @IsOptional()
  @IsTitle({ message: 'suggestedTitle must have 1 to 100 characters' })
  suggestedTitle?: string | null;

  /** Where its subject changes; null until that was looked for. Archives of earlier versions do not say. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedChapter)
  @ArrayMaxSize(1_000)
  @IsArray()
  chapters?: ExportedChapter[] | null;

  @MaxLength(MAX_TRANSCRIPT_LENGTH)
  @IsStorableText()
  transcript!: string;

  /** The words as they were saved first; null while nobody has changed them. */
  @OrNull()
  @MaxLength(MAX_TRANSCRIPT_LENGTH)
  @IsStorableText()
  originalTranscript!: string | null;

  /** Who changed the words, and when; null while nobody has. */
  @OrNull()
  @ValidateNested()
  @Type(() => ExportedTranscriptEdit)
  @IsObject()
  transcriptEdit!: ExportedTranscriptEdit | null;

  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  version!: number;

  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  transcriptVersion!: number;

  @IsIn(SENTIMENTS)
  sentiment!: Sentiment;

  /** When a person chose the sentiment, what was found in the words, and what that rests on. Archives of earlier versions do not say. */
  @IsOptional()
  @IsIsoDate()
  sentimentCorrectedAt?: string | null;

  @IsOptional()
  @IsIn(SENTIMENTS)
  foundSentiment?: Sentiment | null;

  @IsOptional()
  @MaxLength(QUOTE_MAX_CHARACTERS)
  @IsStorableText()
  moodSentence?: string | null;

  /** In the order they were given. */
  @ValidateNested({ each: true })
  @Type(() => ExportedTheme)
  @ArrayMaxSize(MAX_TAGS)
  @IsArray()
  themes!: ExportedTheme[];

  /** What people have taken off it, so that no machine gives it again; archives of earlier versions do not say. */
  @IsOptional()
  @Length(1, TAG_MAX_BYTES, { each: true })
  @IsStorableText({ each: true })
  @ArrayMaxSize(10_000)
  @IsArray()
  removedTags?: string[];

  /** What is to be done by it; for its owner alone. Archives of earlier versions do not say. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedTask)
  @ArrayMaxSize(1_000)
  @IsArray()
  tasks?: ExportedTask[];

  /** Where it was spoken, by the IANA time zone database; null where nobody said. Archives of earlier versions do not say. */
  @IsOptional()
  @MaxLength(100)
  @IsTimeZone()
  timeZone?: string | null;

  /** When its owner pinned it; null when they have not. Archives of earlier versions do not say. */
  @IsOptional()
  @IsIsoDate()
  pinnedAt?: string | null;

  /** Seconds, 0 without audio. */
  @IsNumber()
  @Min(0)
  @Max(MAX_SECONDS)
  duration!: number;

  @IsIsoDate()
  createdAt!: string;

  @IsIsoDate()
  updatedAt!: string;

  @OrNull()
  @ValidateNested()
  @Type(() => ExportedRecording)
  @IsObject()
  recording!: ExportedRecording | null;

  @ValidateNested({ each: true })
  @Type(() => ExportedComment)
  @ArrayMaxSize(20_000)
  @IsArray()
  comments!: ExportedComment[];

  /** For the record: an import does not read them, and nobody is given the note again. */
  shares?: { userId: string; name: string; permission: SharePermission; createdAt: string }[];
}

/** Properties that are columns of `Note` of the same name, copied as they are by export and import. */
export const COPIED_NOTE_PROPERTIES = [
  'title',
  'suggestedTitle',
  'chapters',
  'transcript',
  'originalTranscript',
  'version',
  'transcriptVersion',
  'sentiment',
  'foundSentiment',
  'moodSentence',
  'duration',
  'timeZone',
] as const satisfies readonly (keyof ExportedNote)[];
