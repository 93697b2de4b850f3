import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Comment' })
export class CommentResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  noteId!: number;

  @ApiProperty({ type: 'string', format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: "Null when the person gave no name: shown as 'User {userId}'.",
  })
  userName!: string | null;

  @ApiProperty({ type: 'string' })
  content!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updatedAt!: string;

  @ApiProperty({ type: 'number', minimum: 0, nullable: true, description: 'Seconds into the audio.' })
  timestamp!: number | null;

  @ApiProperty({ type: 'boolean' })
  mayDelete!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayEdit!: boolean;
}
