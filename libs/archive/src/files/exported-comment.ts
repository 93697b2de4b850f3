import { COMMENT_MAX_CHARACTERS } from '@stitchbook/contracts';
import { IsStorableText } from '@stitchbook/text/rules';
import { IsBoolean, IsNumber, Length, Max, MaxLength, Min } from 'class-validator';
import { IsIsoDate, OrNull } from './check-file.ts';
import { MAX_NAME_LENGTH, MAX_SECONDS } from './file-limits.ts';

/** A comment of a note in its `note.json`. */
export class ExportedComment {
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
