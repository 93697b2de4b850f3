import { type Type, applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, type ApiResponseOptions, ApiHeader } from '@nestjs/swagger';
import { type ErrorKind, STATUS_BY_KIND } from '../errors/product-error.ts';
import { ApiErrors, ErrorResponse } from './common-responses.ts';

/** What an address names by its `:id`. */
const SUBJECTS = {
  note: numbered('note'),
  comment: numbered('comment'),
  creation: numbered('creation'),
  theme: numbered('theme'),
  undo: named('removal'),
  word: numbered('word'),
  task: numbered('task'),
  job: named('job'),
  upload: named('upload'),
  user: named('user'),
} as const;

export interface RouteFacts {
  summary: string;
  description?: string;
  /** What `:id` in the path is; brings its parameter and the errors of one that is wrong or unknown. */
  of?: keyof typeof SUBJECTS;
  /** The body of the success: one, or `[one]` for a list; none for a 204 or a HEAD. */
  answer?: Type | [Type];
  /** Of the success; 200 unless given. */
  status?: 200 | 201 | 204;
  headers?: ApiResponseOptions['headers'];
  /** Beside those that the path and `addCommonResponses` bring. */
  errors?: ErrorKind[];
}

/** Describes a route for the OpenAPI document: one decorator a route, so that controllers stay legible. */
export function ApiRoute({
  summary,
  description,
  of,
  answer,
  status = 200,
  headers,
  errors = [],
}: RouteFacts): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, ...(description ? { description } : {}) }),
    ...(of ? SUBJECTS[of] : []),
    ApiResponse({ status, description: summary, ...(answer ? { type: answer } : {}), ...(headers ? { headers } : {}) }),
    ApiErrors(...errors),
  );
}

/** For routes that are described by something else than `ApiRoute`. */
export function ApiIdOf(subject: keyof typeof SUBJECTS): MethodDecorator {
  return applyDecorators(...SUBJECTS[subject]);
}

/** As `ApiNoteId`. */
export function ApiCreationId(): MethodDecorator {
  return applyDecorators(...SUBJECTS.creation);
}

function numbered(thing: string): MethodDecorator[] {
  const schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  return [ApiParam({ name: 'id', description: `Id of the ${thing}.`, schema }), ApiErrors('invalid', 'not-found')];
}

function named(thing: string): MethodDecorator[] {
  return [
    ApiParam({ name: 'id', description: `Id of the ${thing}.`, schema: { type: 'string', format: 'uuid' } }),
    ApiErrors('invalid', 'not-found'),
  ];
}

/** Header of an answer that can be asked for again only if it has changed. */
export const ENTITY_TAG: NonNullable<ApiResponseOptions['headers']> = {
  ETag: { description: 'Changes when the answer does.', schema: { type: 'string' } },
};

/** An answer that is not sent again to who has it already (RFC 9110). */
export function ApiConditional(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of the answer that the client has.' }),
    ApiResponse({ status: 304, description: 'The client has it already.' }),
  );
}

/** Header of an answer that is one page of a longer list. */
export const NEXT_PAGE: NonNullable<ApiResponseOptions['headers']> = {
  Link: {
    description: 'Where the next page is: `<address>; rel="next"` (RFC 8288). Not there on the last page.',
    schema: { type: 'string' },
  },
};

/** A call that may be repeated by a client that did not receive the answer. */
export function ApiIdempotencyKey(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any 1 to 200 visible characters, new for each request that is meant: sent again within a day, the same request is done once and answered twice.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    }),
    ApiErrors('conflict'),
    // Beside what else a route may mean by it.
    ApiResponse({
      status: STATUS_BY_KIND.unprocessable,
      description: 'The Idempotency-Key was used for another request.',
      type: ErrorResponse,
    }),
  );
}
