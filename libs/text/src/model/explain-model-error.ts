import { readRetryAfterMs } from '@stitchbook/http-client';
import OpenAI, { APIError } from 'openai';
import { LanguageError } from '../language-error.ts';

const UNAVAILABLE = 'The language model is not available at the moment. It will be tried again.';

/** Maps an error of the OpenAI client to a `LanguageError`: its code, whether a retry can help, and after how long. */
export function explainModelError(cause: unknown): LanguageError {
  if (cause instanceof LanguageError) return cause;
  if (cause instanceof OpenAI.APIConnectionTimeoutError || isTimeout(cause)) {
    return new LanguageError('language.timed-out', 'The language model took too long to answer.', {
      permanent: false,
      cause,
    });
  }
  if (cause instanceof OpenAI.APIConnectionError)
    return new LanguageError('language.unavailable', UNAVAILABLE, { permanent: false, cause });
  if (!(cause instanceof APIError)) {
    return new LanguageError('language.malformed', 'The language model gave an answer that could not be read.', {
      permanent: false,
      cause,
    });
  }
  return explainStatus(cause as APIError);
}

function explainStatus(cause: APIError): LanguageError {
  const status: unknown = cause.status;
  const retryAfterMs = readRetryAfterMs(cause.headers);
  if (typeof status !== 'number' || status >= 500)
    return new LanguageError('language.unavailable', UNAVAILABLE, { permanent: false, retryAfterMs, cause });
  if (status === 401 || status === 403) {
    return new LanguageError('language.unauthorised', 'The language model did not accept the key it was given.', {
      permanent: true,
      cause,
    });
  }
  if (status === 404)
    return new LanguageError('language.not-found', 'The language model that is set up does not exist.', {
      permanent: true,
      cause,
    });
  if (
    status === 413 ||
    cause.code === 'context_length_exceeded' ||
    /context (?:length|size|window)/iu.test(cause.message)
  ) {
    return new LanguageError('language.too-long', 'This note is too long for the language model.', {
      permanent: true,
      cause,
    });
  }
  if (cause.code === 'insufficient_quota') {
    return new LanguageError('language.refused', 'The account of the language model has no credit left.', {
      permanent: true,
      cause,
    });
  }
  if (status === 429 || status === 408 || status === 409) {
    return new LanguageError('language.busy', 'The language model is busy. It will be tried again.', {
      permanent: false,
      retryAfterMs,
      cause,
    });
  }
  return new LanguageError('language.refused', 'The language model refused this note.', { permanent: true, cause });
}

function isTimeout(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
}
