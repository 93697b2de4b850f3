import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';

/** The note's `version` from `If-Match: "3"`; null without the header or for `*`, which any version matches. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw new ProductError('invalid', 'request.if-match', "If-Match must be the note's version in quotes.");
  return Number(version);
});
