import { type ArchivedComment, COMMENT_MAX_CHARACTERS } from '@stitchbook/contracts';
import { IsBoolean, IsNumber, Length, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../../../http/storable-text.ts';
import { LONGEST_NAME, MOST_SECONDS } from './archive-limits.ts';
import { IsMoment } from './is-moment.ts';
import { OrNull } from './or-null.ts';

export class ArchivedCommentPart implements ArchivedComment {
  @MaxLength(LONGEST_NAME)
  @IsStorableText()
  author!: string;

  @IsBoolean()
  isOwner!: boolean;

  @Length(1, COMMENT_MAX_CHARACTERS)
  @IsStorableText()
  content!: string;

  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MOST_SECONDS)
  timestamp!: number | null;

  @IsMoment()
  createdAt!: string;

  @IsMoment()
  updatedAt!: string;
}
