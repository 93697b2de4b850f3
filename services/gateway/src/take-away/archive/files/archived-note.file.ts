import { type ArchivedNote, MOST_TAGS, SENTIMENTS, type Sentiment } from '@stitchbook/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsStorableText } from '../../../http/storable-text.ts';
import { IsTitle } from '../../../notes/is-title.ts';
import { LARGEST_INTEGER, LONGEST_NAME, LONGEST_TRANSCRIPT, MOST_SECONDS } from './archive-limits.ts';
import { ArchivedThemeFile } from './archived-theme.file.ts';
import { ArchivedRecordingPart } from './archived-recording.file.ts';
import { ArchivedCommentPart } from './archived-comment.file.ts';
import { IsMoment } from './is-moment.ts';
import { OrNull } from './or-null.ts';

class ArchivedEditPart {
  @OrNull()
  @MaxLength(LONGEST_NAME)
  @IsStorableText()
  editedBy!: string | null;

  @IsBoolean()
  isOwner!: boolean;

  @IsMoment()
  editedAt!: string;
}

/** `note.json`; the shares in it are for the record and are not looked at. */
export class ArchivedNoteFile implements Omit<ArchivedNote, 'shares'> {
  @Length(1, 200)
  @IsStorableText()
  key!: string;

  @IsTitle({ message: 'title must have 1 to 100 characters' })
  title!: string;

  @MaxLength(LONGEST_TRANSCRIPT)
  @IsStorableText()
  transcript!: string;

  @OrNull()
  @MaxLength(LONGEST_TRANSCRIPT)
  @IsStorableText()
  originalTranscript!: string | null;

  @OrNull()
  @ValidateNested()
  @Type(() => ArchivedEditPart)
  @IsObject()
  transcriptEdit!: ArchivedEditPart | null;

  @IsInt()
  @Min(1)
  @Max(LARGEST_INTEGER)
  version!: number;

  @IsInt()
  @Min(1)
  @Max(LARGEST_INTEGER)
  transcriptVersion!: number;

  @IsIn(SENTIMENTS)
  sentiment!: Sentiment;

  @ValidateNested({ each: true })
  @Type(() => ArchivedThemeFile)
  @ArrayMaxSize(MOST_TAGS)
  @IsArray()
  themes!: ArchivedThemeFile[];

  @IsNumber()
  @Min(0)
  @Max(MOST_SECONDS)
  duration!: number;

  @IsMoment()
  createdAt!: string;

  @IsMoment()
  updatedAt!: string;

  @OrNull()
  @ValidateNested()
  @Type(() => ArchivedRecordingPart)
  @IsObject()
  recording!: ArchivedRecordingPart | null;

  @ValidateNested({ each: true })
  @Type(() => ArchivedCommentPart)
  @ArrayMaxSize(100_000)
  @IsArray()
  comments!: ArchivedCommentPart[];
}
