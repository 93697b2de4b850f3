import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';

/** Header of an answer that can be asked for again only if it has changed. */
export const ENTITY_TAG: NonNullable<ApiResponseOptions['headers']> = {
  ETag: { description: 'Changes when the answer does.', schema: { type: 'string' } },
};

/** An answer that is not sent again to who has it already (RFC 9110). */
export function Conditional(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of the answer that the client has.' }),
    ApiResponse({ status: 304, description: 'The client has it already.' }),
  );
}
