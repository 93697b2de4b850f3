import {
  AUDIO_FORMATS,
  type AudioFormat,
  MAX_PEAKS,
  MAX_SUBSTITUTIONS,
  type Segment,
  type Stretch,
  type Substitution,
  WORDLESS_REASONS,
  type WordlessReason,
} from '@stitchbook/contracts';
import { IsStorableText, IsTerm } from '@stitchbook/text/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBase64,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsIsoDate, OrNull } from './check-file.ts';
import { MAX_NAME_LENGTH, MAX_SECONDS, MAX_TRANSCRIPT_LENGTH } from './file-limits.ts';

/** In base64. */
const MAX_PEAKS_LENGTH = Math.ceil(MAX_PEAKS / 3) * 4;

class ExportedStretch implements Stretch {
  @IsNumber()
  @Min(0)
  startSeconds!: number;

  @IsNumber()
  @Min(0)
  endSeconds!: number;
}

class ExportedSegment extends ExportedStretch implements Segment {
  @MaxLength(100_000)
  @IsStorableText()
  text!: string;
}

class ExportedSubstitution implements Substitution {
  @IsTerm({ message: 'term must have 1 to 60 characters' })
  term!: string;

  @MaxLength(MAX_NAME_LENGTH)
  @IsStorableText()
  heard!: string;

  @IsInt()
  @Min(0)
  @Max(MAX_TRANSCRIPT_LENGTH)
  at!: number;
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

  /** Where between its words somebody was not understood; archives of earlier versions do not say. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedStretch)
  @ArrayMaxSize(100_000)
  @IsArray()
  notUnderstood?: ExportedStretch[] | null;

  /** Which of its owner's own words were put into the transcript; archives of notes alone, and of earlier versions, do not say. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedSubstitution)
  @ArrayMaxSize(MAX_SUBSTITUTIONS)
  @IsArray()
  substitutions?: ExportedSubstitution[] | null;

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

  /** The language in which most of it is said, by ISO 639; archives of earlier versions do not say. */
  @IsOptional()
  @Matches(/^[a-z]{2,3}$/)
  language?: string | null;

  @IsIsoDate()
  createdAt!: string;
}
