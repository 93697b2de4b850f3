import { type Type, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.ts';

/** A body of multipart/form-data, whose file goes straight into the audio store. */
export function Multipart(fields: Type): MethodDecorator {
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: fields }),
    ApiErrors('invalid', 'too-large', 'unsupported-media', 'unavailable', 'no-room'),
  );
}
