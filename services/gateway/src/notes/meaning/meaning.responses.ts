import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'ClosestSentence', description: 'What of a note that was found by meaning comes closest.' })
export class ClosestSentenceResponse {
  @ApiProperty({ type: 'string', description: 'Word for word as it stands in the note.' })
  text!: string;

  @ApiProperty({
    type: 'number',
    nullable: true,
    minimum: 0,
    description: 'When it is said, in seconds from the beginning of the audio; null where that is not known.',
  })
  atSeconds!: number | null;
}

@ApiSchema({ name: 'MeaningProgress' })
export class MeaningProgressResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many notes the reader may see.' })
  notes!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many of them have been read for what they mean; the others will be by themselves.',
  })
  ready!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'How many of those that have been read are found by their words alone: no model could make anything of them.',
  })
  wordsOnly!: number;
}
