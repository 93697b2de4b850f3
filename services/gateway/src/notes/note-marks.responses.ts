import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** So many are counted of a note; nobody makes a list slow by writing more. */
export const COUNTED_COMMENTS = 1_000;
export const NAMED_READERS = 3;

@ApiSchema({ name: 'SharedWith' })
export class SharedWithResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  count!: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    maxItems: NAMED_READERS,
    description: `The first ${NAMED_READERS} of them.`,
  })
  names!: string[];
}
