import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SENTIMENTS, type Sentiment } from '@stitchbook/contracts';

@ApiSchema({ name: 'TagCount' })
class TagCountResponse {
  @ApiProperty({ type: 'string' })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count!: number;
}

@ApiSchema({ name: 'SentimentCount' })
class SentimentCountResponse {
  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment' })
  sentiment!: Sentiment;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count!: number;
}

@ApiSchema({
  name: 'FilterCounts',
  description: 'Of the notes that a list with the same filters shows on all of its pages.',
})
export class FilterCountsResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  total!: number;

  @ApiProperty({
    type: [TagCountResponse],
    description: 'The hundred that most of the notes have, the most frequent first.',
  })
  tags!: TagCountResponse[];

  @ApiProperty({ type: [SentimentCountResponse], description: 'Those that there are, the most frequent first.' })
  sentiments!: SentimentCountResponse[];

  @ApiProperty({ type: 'integer', minimum: 0 })
  sharedWithMe!: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  sharedByMe!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: "Of the reader's own, shared or not." })
  mine!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'Of how many one creation could be made, since the reader may make something of them and they have words; counted up to one more than a creation can be of.',
  })
  stitchable!: number;
}
