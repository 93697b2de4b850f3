import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiProperty, ApiResponse, ApiSchema } from '@nestjs/swagger';
import { type ErrorKind, STATUS_BY_KIND } from '../errors/product-error.ts';

/** Name by which the document speaks of the session cookie. */
export const SESSION = 'session';

@ApiSchema({ name: 'Error' })
export class ErrorResponse {
  @ApiProperty({ type: 'string', description: 'A sentence that the person can act on.', example: 'Invalid note ID' })
  message!: string;

  @ApiProperty({ type: 'string', description: 'Stable and dotted, for programs.', example: 'note.invalid-id' })
  code!: string;
}

@ApiSchema({ name: 'Done' })
export class DoneResponse {
  @ApiProperty({ type: 'boolean', enum: [true] })
  success!: true;

  @ApiProperty({ type: 'string' })
  message!: string;
}

/** Somebody who is named beside something they did. */
@ApiSchema({ name: 'NamedPerson' })
export class NamedPersonResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string' })
  name!: string;
}

/** What each kind of error says to a program that meets it. */
export const MEANING_OF: Readonly<Record<ErrorKind, string>> = {
  invalid: 'Something in the request is not valid; the message says what.',
  unauthenticated: 'Nobody is signed in, or somebody else than the one whose page this is.',
  forbidden: 'The reader may see this, but not do this with it; or the request came from another site.',
  'not-found': 'There is no such thing, or the reader may not know of it.',
  conflict: 'It cannot be done as things are now.',
  'precondition-failed': 'The client speaks a version of the protocol that this server does not.',
  'request-timeout': 'The request took too long to arrive.',
  'too-large': 'The request is larger than this server takes.',
  'unsupported-media': 'The body is of a type that this call does not take.',
  unprocessable: 'The work was begun and could not be done; the message says why.',
  'rate-limited': 'That was too much in too short a time; Retry-After says when to try again.',
  'checksum-mismatch': 'The bytes that arrived are not those that the checksum is of.',
  unavailable: 'Something that is needed does not answer at the moment; Retry-After says when to try again.',
  'insufficient-storage': 'There is no room left to keep more.',
};

/** The errors that an operation answers, each as `{message, code}`. */
export function ApiErrors(...kinds: ErrorKind[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...kinds.map((kind) =>
      ApiResponse({ status: STATUS_BY_KIND[kind], description: MEANING_OF[kind], type: ErrorResponse }),
    ),
  );
}

/** For routes that only answer who is signed in. */
export function ApiSignedIn(): MethodDecorator & ClassDecorator {
  return applyDecorators(ApiCookieAuth(SESSION), ApiErrors('unauthenticated'));
}
