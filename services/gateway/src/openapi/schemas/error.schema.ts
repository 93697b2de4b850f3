import type { Done, ErrorBody } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Error' })
export class ErrorSchema implements ErrorBody {
  @ApiProperty({ type: 'string', description: 'A sentence that the person can act on.', example: 'Invalid note ID' })
  message!: string;

  @ApiProperty({ type: 'string', description: 'Stable and dotted, for programs.', example: 'note.invalid-id' })
  code!: string;
}

@ApiSchema({ name: 'Done' })
export class DoneSchema implements Done {
  @ApiProperty({ type: 'boolean', enum: [true] })
  success!: true;

  @ApiProperty({ type: 'string' })
  message!: string;
}
