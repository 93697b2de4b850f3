import { json, type RequestHandler } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { isNestedDeeperThan } from './is-nested-deeper-than.ts';

const JSON_LIMIT = '4mb';
/** Far more than any call needs, and far less than what overflows the stack of those who walk through it. */
const DEEPEST_JSON = 32;
const parse = json({ limit: JSON_LIMIT });
/** What they are sent means nothing (RFC 9110). */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** Routes that read their own body, as a stream of parts. */
const MULTIPART_ROUTES = new Set(['/api/transcribe', '/api/notes', '/api/account/import']);

/** JSON routes take application/json and nothing else, so that no form of another site can pose as one. */
export const requireJson: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (
    !hasBody ||
    WITHOUT_BODY.has(request.method) ||
    (request.method === 'POST' && MULTIPART_ROUTES.has(request.path))
  ) {
    next();
    return;
  }
  if (request.is('application/json')) {
    parse(request, response, (error: unknown) => {
      if (error) next(inOurTerms(error));
      else next(isNestedDeeperThan(request.body, DEEPEST_JSON) ? tooDeep() : undefined);
    });
    return;
  }
  request.resume();
  response.status(415).json({ message: 'Please send application/json.', code: 'request.not-json' });
};

function tooDeep(): ProductError {
  return new ProductError('invalid', 'request.too-deep', 'The request is nested too deeply.');
}

function inOurTerms(error: unknown): ProductError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new ProductError('too-large', 'request.too-large', 'The request is too large.', { cause: error });
  if (status === 415)
    return new ProductError('unsupported-media', 'request.encoding', 'Please send plain UTF-8.', { cause: error });
  return new ProductError('invalid', 'request.not-json', 'The request is not valid JSON.', { cause: error });
}
