import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Null without the header. Rejects what is not a key with an `invalid` error. */
export function readIdempotencyKey({ headers }: Request): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new ProductError(
    'invalid',
    'request.idempotency-key',
    'Idempotency-Key must be 1 to 200 visible characters without spaces.',
  );
}
