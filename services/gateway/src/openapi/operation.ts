import { type Type, applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { ErrorKind } from '../errors/product-error.ts';
import { ApiErrors } from './api-errors.ts';

/** What an address names by its `:id`. */
const SUBJECTS = {
  note: numbered('note'),
  comment: numbered('comment'),
  creation: numbered('creation'),
  theme: numbered('theme'),
  job: named('job'),
  user: named('user'),
} as const;

export interface OperationFacts {
  summary: string;
  description?: string;
  /** What `:id` in the path is; brings its parameter and the errors of one that is wrong or unknown. */
  of?: keyof typeof SUBJECTS;
  /** The body of the success: one, or `[one]` for a list. */
  answer: Type | [Type];
  /** Of the success; 200 unless told. */
  status?: 200 | 201;
  headers?: ApiResponseOptions['headers'];
  /** Beside those that the path and the walls in front of every route bring. */
  errors?: ErrorKind[];
}

/** Describes a route for the OpenAPI document: one decorator a route, so that controllers stay legible. */
export function Operation({
  summary,
  description,
  of,
  answer,
  status = 200,
  headers,
  errors = [],
}: OperationFacts): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, ...(description ? { description } : {}) }),
    ...(of ? SUBJECTS[of] : []),
    ApiResponse({ status, description: summary, type: answer, ...(headers ? { headers } : {}) }),
    ApiErrors(...errors),
  );
}

/** For routes that are described by something else than `Operation`. */
export function NoteIdParameter(): MethodDecorator {
  return applyDecorators(...SUBJECTS.note);
}

function numbered(thing: string): MethodDecorator[] {
  const schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  return [ApiParam({ name: 'id', description: `Id of the ${thing}.`, schema }), ApiErrors('invalid', 'missing')];
}

function named(thing: string): MethodDecorator[] {
  return [
    ApiParam({ name: 'id', description: `Id of the ${thing}.`, schema: { type: 'string', format: 'uuid' } }),
    ApiErrors('invalid', 'missing'),
  ];
}
