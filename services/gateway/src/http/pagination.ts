import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';

/** Says where the next page is (RFC 8288), with everything else that was asked kept as it is. */
export function linkToNext(request: Request, response: Response, cursor: string | null): void {
  if (cursor === null) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  response.set('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}

export function invalidCursor(): ProductError {
  return new ProductError(
    'invalid',
    'request.cursor',
    'This page address is not valid. Please start at the first page.',
  );
}
