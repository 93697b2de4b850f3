import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

const HTML = { 'text/html': { schema: { type: 'string' } } };

/** A route that people reach by navigation: it sends them on, or shows a page that says what went wrong. */
export function Navigation(summary: string, pages: Readonly<Record<number, string>> = {}): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, description: 'For a browser to go to, not for programs to call.' }),
    ApiResponse({
      status: 302,
      description: 'Sends the browser on.',
      headers: { Location: { description: 'Where to.', schema: { type: 'string' } } },
    }),
    ...Object.entries(pages).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, content: HTML }),
    ),
  );
}
