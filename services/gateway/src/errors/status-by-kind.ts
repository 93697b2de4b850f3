import type { ErrorKind } from './product-error.ts';

/** The one place where what went wrong becomes a status code. */
export const STATUS_BY_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507,
};
