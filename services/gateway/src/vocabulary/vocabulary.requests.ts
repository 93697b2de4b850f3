import { TERM_MAX_CHARACTERS } from '@stitchbook/contracts';
import { IsTerm } from '@stitchbook/text/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';

const RULE = `A word must have 1 to ${TERM_MAX_CHARACTERS} characters, and a letter or digit among them.`;
const tidied = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.slice(0, 10_000).trim().split(/\s+/).join(' ') : value;

/** `POST /api/vocabulary` */
export class NewTerm {
  @ApiProperty({ type: 'string', description: `${RULE} Several with spaces between are one term.` })
  @Transform(tidied)
  @IsTerm({ message: RULE })
  term!: string;
}
