import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const MATCH_FIELDS = ['title', 'tag', 'transcript', 'comment'] as const;
export type MatchField = (typeof MATCH_FIELDS)[number];

@ApiSchema({ name: 'NoteMatch', description: 'Where in a note the words are that were searched for.' })
export class NoteMatchResponse {
  @ApiProperty({ enum: MATCH_FIELDS, enumName: 'NoteMatchField' })
  field!: MatchField;

  @ApiProperty({
    type: 'string',
    description:
      'Plain text: the whole title or tag, or some words around the first that was found, with … where it is cut.',
  })
  text!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
    description: 'What to mark in `text`: from which of its UTF-16 code units to before which, in order.',
  })
  ranges!: [number, number][];

  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, description: 'Of the comment; else null.' })
  commentId!: number | null;
}
