import { IsStorableText } from '@stitchbook/text/rules';
import { IsInt, IsNumber, IsOptional, Length, Max, Min } from 'class-validator';
import { MAX_INTEGER } from './file-limits.ts';

/** Where a line of a creation comes from. */
export class ExportedCitation {
  /** What the line is known by. */
  @Length(1, 40)
  @IsStorableText()
  key!: string;

  /** Which of its notes, from 0. */
  @IsInt()
  @Min(0)
  @Max(MAX_INTEGER)
  source!: number;

  @IsOptional()
  @IsNumber()
  @Min(0)
  startSeconds!: number | null;

  @IsOptional()
  @IsNumber()
  @Min(0)
  endSeconds!: number | null;
}
