import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorKind } from '../errors/product-error.ts';
import { STATUS_BY_KIND } from '../errors/status-by-kind.ts';
import { MEANING_OF } from './api-errors.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const CHANGING = ['post', 'put', 'patch', 'delete'] as const;
/** Where it matters who asks, all may find the database away, and whoever asks too much where that is bounded. */
const ANSWERED_ANYWHERE: readonly ErrorKind[] = ['too-many', 'unavailable'];
/** Broken JSON, another site's page, too long a body, and one that is not JSON are refused before any route is asked. */
const REFUSED_BEFORE: readonly ErrorKind[] = ['invalid', 'forbidden', 'too-large', 'unsupported-media'];
const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/**
 * Adds what the walls in front of every route answer, and what is answered when something is away or full, and 304 where a
 * client may ask again.
 */
export function addWalls(document: OpenAPIObject): OpenAPIObject {
  for (const [address, path] of Object.entries(document.paths)) {
    if (path.get && answersJson(path.get)) path.get.responses[304] ??= { description: 'The client has it already.' };
    const changing = CHANGING.flatMap((method) => path[method] ?? []);
    for (const operation of changing) addErrors(operation, [...REFUSED_BEFORE, 'no-room']);
    if (!address.startsWith('/api/')) continue;
    for (const operation of [path.get ?? [], changing].flat()) addErrors(operation, ANSWERED_ANYWHERE);
  }
  return document;
}

function addErrors({ responses }: Operation, kinds: readonly ErrorKind[]): void {
  for (const kind of kinds) responses[STATUS_BY_KIND[kind]] ??= { description: MEANING_OF[kind], content: error };
}

function answersJson({ responses }: Operation): boolean {
  const success = responses[200];
  return success !== undefined && 'content' in success && success.content?.['application/json'] !== undefined;
}
