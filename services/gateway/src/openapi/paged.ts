import type { ApiResponseOptions } from '@nestjs/swagger';

/** Header of an answer that is one page of a longer list. */
export const NEXT_PAGE: NonNullable<ApiResponseOptions['headers']> = {
  Link: {
    description: 'Where the next page is: `<address>; rel="next"` (RFC 8288). Not there on the last page.',
    schema: { type: 'string' },
  },
};
