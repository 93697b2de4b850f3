import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.ts';

/** A call that may be repeated by a client that did not hear the answer. */
export function TakesIdempotencyKey(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any 1 to 200 visible characters, new for each save: sent again within a day, the same request is done once and answered twice.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    }),
    ApiErrors('conflict'),
  );
}
