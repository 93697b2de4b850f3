import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { ErrorBody } from '@stitchbook/contracts';
import { StorageError } from '@stitchbook/storage';
import type { Request, Response } from 'express';
import { ProductError } from './product-error.ts';
import { STATUS_BY_KIND } from './status-by-kind.ts';

const STATUS_BY_STORAGE_CODE: Readonly<Record<string, number>> = {
  'audio.missing': 404,
  'storage.full': 507,
  'storage.unavailable': 503,
};

/** Every answer that is not a success: `{message, code}`. What is not expected is logged and shown as nothing but a 500. */
@Catch()
export class AnswerErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, body } = describe(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // What is left of an upload that was refused is read and dropped, so that its sender sees the answer.
    request.resume();
    response.status(status).json(body);
  }
}

function describe(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ProductError) {
    return { status: STATUS_BY_KIND[error.kind], body: { ...error.details, message: error.message, code: error.code } };
  }
  if (error instanceof StorageError) {
    return { status: STATUS_BY_STORAGE_CODE[error.code] ?? 503, body: { message: error.message, code: error.code } };
  }
  if (error instanceof HttpException) {
    return { status: error.getStatus(), body: { message: error.message, code: `http.${error.getStatus()}` } };
  }
  return {
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again in a moment.', code: 'internal' },
  };
}
