import {
  AUDIO_FORMATS,
  type AudioFormat,
  COMMENT_MAX_CHARACTERS,
  MAX_PEAKS,
  MAX_TAGS,
  SENTIMENTS,
  type Segment,
  type Sentiment,
  type SharePermission,
  WORDLESS_REASONS,
  type WordlessReason,
} from '@stitchbook/contracts';
import { IsStorableText, IsTitle } from '@stitchbook/text/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBase64,
  IsBoolean,
  IsHexColor,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsIsoDate, OrNull } from './check-file.ts';

const MAX_SECONDS = 7 * 86_400;
export const MAX_TRANSCRIPT_LENGTH = 4_000_000;
export const MAX_NAME_LENGTH = 500;
const MAX_PEAKS_LENGTH = Math.ceil(MAX_PEAKS / 3) * 4;
/** Of a column of type integer. */
export const MAX_INTEGER = 2 ** 31 - 1;

export class ExportedTheme {
  @Length(1, 200)
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

class ExportedSegment implements Segment {
  @IsNumber()
  @Min(0)
  startSeconds!: number;

  @IsNumber()
  @Min(0)
  endSeconds!: number;

  @MaxLength(100_000)
  @IsStorableText()
  text!: string;
}

/** The audio itself is beside it, as `audio.<format>`. */
export class ExportedRecording {
  @IsIn(AUDIO_FORMATS)
  format!: AudioFormat;

  @IsInt()
  @Min(1)
  bytes!: number;

  @Matches(/^[0-9a-f]{64}$/)
  sha256!: string;

  /** What the speech engine transcribed; null where it has not. */
  @OrNull()
  @MaxLength(MAX_TRANSCRIPT_LENGTH)
  @IsStorableText()
  transcript!: string | null;

  @OrNull()
  @ValidateNested({ each: true })
  @Type(() => ExportedSegment)
  @ArrayMaxSize(100_000)
  @IsArray()
  segments!: ExportedSegment[] | null;

  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MAX_SECONDS)
  durationSeconds!: number | null;

  /** Why it has no words; archives of earlier versions do not say. */
  @IsOptional()
  @IsIn(WORDLESS_REASONS)
  wordlessReason?: WordlessReason | null;

  /** How loud it gets along its way, one byte a span, in base64; archives of earlier versions do not say. */
  @IsOptional()
  @IsBase64()
  @MaxLength(MAX_PEAKS_LENGTH)
  peaks?: string | null;

  @OrNull()
  @MaxLength(MAX_NAME_LENGTH)
  @IsStorableText()
  engine!: string | null;

  @IsIsoDate()
  createdAt!: string;
}

class ExportedComment {
  @MaxLength(MAX_NAME_LENGTH)
  @IsStorableText()
  author!: string;

  /** Whether the owner of the archive wrote it. */
  @IsBoolean()
  isOwner!: boolean;

  @Length(1, COMMENT_MAX_CHARACTERS)
  @IsStorableText()
  content!: string;

  /** Seconds into the audio. */
  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MAX_SECONDS)
  timestamp!: number | null;

  @IsIsoDate()
  createdAt!: string;

  @IsIsoDate()
  updatedAt!: string;
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

  /** In the order they were given. */
  @ValidateNested({ each: true })
  @Type(() => ExportedTheme)
  @ArrayMaxSize(MAX_TAGS)
  @IsArray()
  themes!: ExportedTheme[];

  /** What people have taken off it, so that no machine gives it again; archives of earlier versions do not say. */
  @IsOptional()
  @Length(1, 200, { each: true })
  @IsStorableText({ each: true })
  @ArrayMaxSize(10_000)
  @IsArray()
  removedTags?: string[];

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
  'transcript',
  'originalTranscript',
  'version',
  'transcriptVersion',
  'sentiment',
  'duration',
] as const satisfies readonly (keyof ExportedNote)[];
