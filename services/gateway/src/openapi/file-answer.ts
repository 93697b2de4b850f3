import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

const DISPOSITION = {
  'Content-Disposition': { description: 'The name of the file (RFC 6266).', schema: { type: 'string' } },
};

/** A route that answers with a file to be kept, of one of these media types. */
export function FileAnswer(summary: string, types: readonly string[]): MethodDecorator {
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]));
  return applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status: 200, description: summary, content, headers: DISPOSITION }),
  );
}

function schemaOf(type: string): { type: string; format?: string } {
  if (type === 'application/json') return { type: 'object' };
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
}
