import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { VocabularyTerm } from '@stitchbook/database';

@ApiSchema({ name: 'VocabularyTerm' })
export class VocabularyTermResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'As it is to be written.' })
  term!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    description: 'What the reader corrected to it twice: it is put in for these, whatever they sound like.',
  })
  heard!: string[];

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentTerm({ id, term, heard, createdAt }: VocabularyTerm): VocabularyTermResponse {
  return { id, term, heard, createdAt: createdAt.toISOString() };
}
