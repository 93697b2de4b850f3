import { MAX_HEARD_FOR_TERM, TERM_MAX_CHARACTERS } from '@stitchbook/contracts';
import { IsTerm } from '@stitchbook/text/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';

const RULE = `A word must have 1 to ${TERM_MAX_CHARACTERS} characters, and a letter or digit among them.`;
const HEARD_RULE = `What is heard for a word must be at most ${MAX_HEARD_FOR_TERM} texts, each as a word is.`;
const tidied = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.slice(0, 10_000).trim().split(/\s+/).join(' ') : value;

/** `POST /api/vocabulary` */
export class NewTerm {
  @ApiProperty({ type: 'string', description: `${RULE} Several with spaces between are one term.` })
  @Transform(tidied)
  @IsTerm({ message: RULE })
  term!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    maxItems: MAX_HEARD_FOR_TERM,
    required: false,
    description: `${HEARD_RULE} So that a word that was removed can be brought back as it was.`,
  })
  @IsOptional()
  @IsArray({ message: HEARD_RULE })
  @ArrayMaxSize(MAX_HEARD_FOR_TERM, { message: HEARD_RULE })
  @IsTerm({ message: HEARD_RULE, each: true })
  heard?: string[];
}
