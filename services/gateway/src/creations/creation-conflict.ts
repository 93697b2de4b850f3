import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiProperty, ApiResponse, ApiSchema } from '@nestjs/swagger';
import { ErrorResponse } from '../openapi/common-responses.ts';
import { CreationResponse } from './creation.responses.ts';

@ApiSchema({ name: 'CreationConflict' })
class CreationConflictResponse extends ErrorResponse {
  @ApiProperty({ type: CreationResponse, description: 'The creation as it is now.' })
  creation!: CreationResponse;
}

/** A change that is not made on top of what its client has not seen. */
export function ApiSeenCreation(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The `version` of the creation that the client saw, in quotes.',
      schema: { type: 'string', examples: ['"3"'] },
    }),
    ApiResponse({
      status: 409,
      description: 'It has changed since; carries the creation as it is now.',
      type: CreationConflictResponse,
    }),
  );
}
