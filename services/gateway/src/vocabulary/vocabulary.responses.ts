import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { VocabularyTerm } from '@stitchbook/database';

@ApiSchema({ name: 'VocabularyTerm' })
export class VocabularyTermResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'As it is to be written.' })
  term!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export function presentTerm({ id, term, createdAt }: VocabularyTerm): VocabularyTermResponse {
  return { id, term, createdAt: createdAt.toISOString() };
}
