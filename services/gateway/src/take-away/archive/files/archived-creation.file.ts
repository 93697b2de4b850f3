import { type ArchivedCreation, CREATION_TYPES, type CreationType } from '@stitchbook/contracts';
import { IsIn, IsInt, IsOptional, Length, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../../../http/storable-text.ts';
import { LARGEST_INTEGER, LONGEST_NAME, LONGEST_TRANSCRIPT } from './archive-limits.ts';
import { IsMoment } from './is-moment.ts';

export class ArchivedCreationFile implements ArchivedCreation {
  @IsOptional()
  @Length(1, 200)
  @IsStorableText()
  noteKey!: string | null;

  @IsIn(CREATION_TYPES)
  type!: CreationType;

  @MaxLength(LONGEST_TRANSCRIPT)
  @IsStorableText()
  content!: string;

  @Length(1, LONGEST_NAME)
  @IsStorableText()
  engine!: string;

  @IsInt()
  @Min(1)
  @Max(LARGEST_INTEGER)
  transcriptVersion!: number;

  @IsMoment()
  createdAt!: string;
}
