import { json, type Request, type RequestHandler } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { holdBody } from './address-limiter.ts';
import { hasBody, isPiece, isUpload, pathOf } from './request-body.ts';

const JSON_BYTES = 64 * 2 ** 10;
const TRANSCRIPT_BYTES = 4 * 2 ** 20;
/** What is sent to these holds a transcript, or all of a creation. */
const TAKES_TRANSCRIPT = /^\/api\/(?:notes\/(?:tag-suggestions|\d{1,16}\/update-transcript)|creations\/\d{1,16})$/;
/** Far more than any call needs, and far less than what overflows the stack of a function that goes through it by recursion. */
const MAX_JSON_DEPTH = 32;
const PARSERS = { small: json({ limit: JSON_BYTES }), large: json({ limit: TRANSCRIPT_BYTES }) };

/** JSON routes take application/json and nothing else, so that no form of another site can pose as one. */
export const requireJson: RequestHandler = (request, response, next) => {
  if (!hasBody(request) || isUpload(request) || isPiece(request)) {
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new ProductError('unsupported-media', 'request.not-json', 'Please send application/json.'));
    return;
  }
  const isLarge = TAKES_TRANSCRIPT.test(pathOf(request));
  const limit = isLarge ? TRANSCRIPT_BYTES : JSON_BYTES;
  refuseAnnounced(request, limit);
  holdBody(request, limit);
  PARSERS[isLarge ? 'large' : 'small'](request, response, (error: unknown) => {
    if (error) next(asProductError(error));
    else next(isNestedDeeperThan(request.body, MAX_JSON_DEPTH) ? tooDeep() : undefined);
  });
};

function refuseAnnounced({ headers }: Request, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge();
}

function tooLarge(cause?: unknown): ProductError {
  return new ProductError('too-large', 'request.too-large', 'The request is too large.', { cause });
}

function tooDeep(): ProductError {
  return new ProductError('invalid', 'request.too-deep', 'The request is nested too deeply.');
}

function asProductError(error: unknown): ProductError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(error);
  if (status === 415)
    return new ProductError('unsupported-media', 'request.encoding', 'Please send plain UTF-8.', { cause: error });
  return new ProductError('invalid', 'request.not-json', 'The request is not valid JSON.', { cause: error });
}

/** Whether lists and objects lie in each other more than `levels` deep; it goes no deeper than that to find out. */
function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeperThan(inner, levels - 1));
}
