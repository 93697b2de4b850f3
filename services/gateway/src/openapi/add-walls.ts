import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorKind } from '../errors/product-error.ts';
import { STATUS_BY_KIND } from '../errors/status-by-kind.ts';
import { MEANING_OF } from './api-errors.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const CHANGING = ['post', 'put', 'patch', 'delete'] as const;
/** Broken JSON, another site's page, too long a body, and one that is not JSON are refused before any route is asked. */
const REFUSED_BEFORE: readonly ErrorKind[] = ['invalid', 'forbidden', 'too-large', 'unsupported-media'];
const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Adds what the walls in front of every route answer to whatever changes something, and 304 where a client may ask again. */
export function addWalls(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    if (path.get && answersJson(path.get)) path.get.responses[304] ??= { description: 'The client has it already.' };
    for (const operation of CHANGING.flatMap((method) => path[method] ?? [])) {
      for (const kind of REFUSED_BEFORE) {
        operation.responses[STATUS_BY_KIND[kind]] ??= { description: MEANING_OF[kind], content: error };
      }
    }
  }
  return document;
}

function answersJson({ responses }: Operation): boolean {
  const success = responses[200];
  return success !== undefined && 'content' in success && success.content?.['application/json'] !== undefined;
}
