import { AUDIO_FORMATS, type ArchivedRecording, type AudioFormat, type Segment } from '@stitchbook/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsStorableText } from '../../../http/storable-text.ts';
import { LONGEST_NAME, LONGEST_TRANSCRIPT, MOST_SECONDS } from './archive-limits.ts';
import { IsMoment } from './is-moment.ts';
import { OrNull } from './or-null.ts';

class ArchivedSegmentPart implements Segment {
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

export class ArchivedRecordingPart implements ArchivedRecording {
  @IsIn(AUDIO_FORMATS)
  format!: AudioFormat;

  @IsInt()
  @Min(1)
  bytes!: number;

  @Matches(/^[0-9a-f]{64}$/)
  sha256!: string;

  @OrNull()
  @MaxLength(LONGEST_TRANSCRIPT)
  @IsStorableText()
  transcript!: string | null;

  @OrNull()
  @ValidateNested({ each: true })
  @Type(() => ArchivedSegmentPart)
  @ArrayMaxSize(200_000)
  @IsArray()
  segments!: ArchivedSegmentPart[] | null;

  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MOST_SECONDS)
  durationSeconds!: number | null;

  @OrNull()
  @MaxLength(LONGEST_NAME)
  @IsStorableText()
  engine!: string | null;

  @IsMoment()
  createdAt!: string;
}
