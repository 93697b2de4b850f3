import { json, type RequestHandler } from 'express';
import { ProductError } from '../errors/product-error.ts';

const JSON_LIMIT = '4mb';
const parse = json({ limit: JSON_LIMIT });

/** Routes that read their own body, as a stream of parts. */
const MULTIPART_ROUTES = new Set(['/api/transcribe', '/api/notes']);

/** JSON routes take application/json and nothing else, so that no form of another site can pose as one. */
export const requireJson: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody || (request.method === 'POST' && MULTIPART_ROUTES.has(request.path))) {
    next();
    return;
  }
  if (request.is('application/json')) {
    parse(request, response, (error: unknown) => next(error ? inOurTerms(error) : undefined));
    return;
  }
  request.resume();
  response.status(415).json({ message: 'Please send application/json.', code: 'request.not-json' });
};

function inOurTerms(error: unknown): ProductError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new ProductError('too-large', 'request.too-large', 'The request is too large.', { cause: error });
  if (status === 415)
    return new ProductError('unsupported-media', 'request.encoding', 'Please send plain UTF-8.', { cause: error });
  return new ProductError('invalid', 'request.not-json', 'The request is not valid JSON.', { cause: error });
}
