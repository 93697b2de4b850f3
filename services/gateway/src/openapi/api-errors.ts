import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ErrorKind } from '../errors/product-error.ts';
import { STATUS_BY_KIND } from '../errors/status-by-kind.ts';
import { ErrorSchema } from './schemas/error.schema.ts';

/** What each kind of error says to a program that meets it. */
export const MEANING_OF: Readonly<Record<ErrorKind, string>> = {
  invalid: 'Something in the request is not valid; the message says what.',
  'signed-out': 'Nobody is signed in.',
  forbidden: 'The reader may see this, but not do this with it; or the request came from another site.',
  missing: 'There is no such thing, or the reader may not know of it.',
  conflict: 'It cannot be done as things are now.',
  'too-large': 'The request is larger than this server takes.',
  'unsupported-media': 'The body is of a type that this call does not take.',
  unprocessable: 'The work was begun and could not be done; the message says why.',
  'too-many': 'That was too much in too short a time; Retry-After says when to try again.',
  unavailable: 'Something that is needed does not answer at the moment; Retry-After says when to try again.',
  'no-room': 'There is no room left to keep more.',
};

/** The errors that an operation answers, each as `{message, code}`. */
export function ApiErrors(...kinds: ErrorKind[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...kinds.map((kind) =>
      ApiResponse({ status: STATUS_BY_KIND[kind], description: MEANING_OF[kind], type: ErrorSchema }),
    ),
  );
}
