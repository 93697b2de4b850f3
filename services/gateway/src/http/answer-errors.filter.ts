import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { dropRest } from './request-body.ts';
import { STATUS_BY_KIND, ProductError } from '../errors/product-error.ts';
import { ArchiveError, type ArchiveErrorCode } from '@stitchbook/archive';
import { StorageError } from '@stitchbook/storage';
import { hasSqlState, isDatabaseOutage } from '@stitchbook/database';

/** Every answer that is not a success: `{message, code}`. What is not expected is logged and shown as nothing but a 500. */
@Catch()
export class AnswerErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, body, retryAfterSeconds } = describeAnswer(error);
    const isOutage = status === STATUS_BY_KIND.unavailable;
    if (isOutage) request.log.warn({ err: error }, 'a request failed because a dependency is unavailable');
    else if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of HEADERS_OF_SUCCESS) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store');
    if (error instanceof ProductError) response.set(error.headers);
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
    dropRest(request, status === STATUS_BY_KIND['rate-limited']);
    response.status(status).json(body);
  }
}

/** What a handler may have said already of the answer that it then could not give: a sentence is no audio. */
const HEADERS_OF_SUCCESS = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
];

interface ErrorAnswer {
  status: number;
  body: { message: string; code: string };
  /** When trying again may help. */
  retryAfterSeconds?: number | undefined;
}

/** A dependency that is unavailable is tried again within seconds. */
const OUTAGE_SECONDS = 5;

const STATUS_BY_STORAGE_CODE: Readonly<Record<string, number>> = {
  'audio.missing': STATUS_BY_KIND['not-found'],
  'storage.full': STATUS_BY_KIND['insufficient-storage'],
  'storage.unavailable': STATUS_BY_KIND.unavailable,
};

const STATUS_BY_ARCHIVE_CODE: Readonly<Record<ArchiveErrorCode, number>> = {
  'archive.empty': STATUS_BY_KIND.invalid,
  'archive.broken': STATUS_BY_KIND.invalid,
  'archive.not-a-zip': STATUS_BY_KIND['unsupported-media'],
  'archive.no-manifest': STATUS_BY_KIND.unprocessable,
  'archive.version': STATUS_BY_KIND.unprocessable,
  'archive.too-heavy': STATUS_BY_KIND.unprocessable,
  'archive.too-large': STATUS_BY_KIND['too-large'],
  'archive.too-many-files': STATUS_BY_KIND['too-large'],
  'archive.unpacks-too-large': STATUS_BY_KIND['too-large'],
};

/** What a client is shown of an error: a sentence and a code, never what really happened. */
function describeAnswer(error: unknown): ErrorAnswer {
  const answer = translate(error);
  return answer.status === STATUS_BY_KIND.unavailable ? { retryAfterSeconds: OUTAGE_SECONDS, ...answer } : answer;
}

function translate(error: unknown): ErrorAnswer {
  if (error instanceof ProductError) {
    const { kind, details, message, code, retryAfterSeconds } = error;
    const body = { ...details, message, code };
    return { status: STATUS_BY_KIND[kind], body, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
  if (error instanceof StorageError) {
    const status = STATUS_BY_STORAGE_CODE[error.code] ?? STATUS_BY_KIND.unavailable;
    return { status, body: { message: error.message, code: error.code } };
  }
  if (error instanceof ArchiveError) {
    return { status: STATUS_BY_ARCHIVE_CODE[error.code], body: { message: error.message, code: error.code } };
  }
  if (error instanceof NotFoundException) return NO_SUCH_ADDRESS;
  if (error instanceof HttpException) {
    return { status: error.getStatus(), body: { message: error.message, code: `http.${error.getStatus()}` } };
  }
  if (isDatabaseOutage(error)) return DATABASE_AWAY;
  if (hasSqlState(error, 'diskFull')) return DATABASE_FULL;
  // The note or person that a new row refers to was deleted just before.
  if (hasSqlState(error, 'foreignKeyViolation')) return SUBJECT_GONE;
  return UNEXPECTED;
}

/** Nest would repeat the address, which is whatever somebody made up. */
const NO_SUCH_ADDRESS: ErrorAnswer = {
  status: STATUS_BY_KIND['not-found'],
  body: { message: 'There is nothing at this address.', code: 'http.404' },
};

const DATABASE_AWAY: ErrorAnswer = {
  status: STATUS_BY_KIND.unavailable,
  body: {
    message: 'Stitchbook cannot reach its database just now. Please try again in a moment.',
    code: 'database.unavailable',
  },
};

const DATABASE_FULL: ErrorAnswer = {
  status: STATUS_BY_KIND['insufficient-storage'],
  body: {
    message: 'There is no room left in the database of this server. Please tell whoever runs it.',
    code: 'database.full',
  },
};

const SUBJECT_GONE: ErrorAnswer = {
  status: STATUS_BY_KIND['not-found'],
  body: { message: 'What this was about has been deleted in the meantime.', code: 'request.subject-gone' },
};

const UNEXPECTED: ErrorAnswer = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again in a moment.', code: 'internal' },
};
