import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { OfferedTerm } from './corrected-word.repository.ts';

@ApiSchema({ name: 'TermOffer' })
export class TermOfferResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'What was heard, twice.' })
  heard!: string;

  @ApiProperty({ type: 'string', description: 'What the reader wrote in its place, both times.' })
  term!: string;
}

export function presentOffer({ id, heard, written }: OfferedTerm): TermOfferResponse {
  return { id, heard, term: written };
}
