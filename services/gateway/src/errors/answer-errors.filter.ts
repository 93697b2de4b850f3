import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { describeAnswer } from './describe-answer.ts';
import { STATUS_BY_KIND } from './status-by-kind.ts';

/** Every answer that is not a success: `{message, code}`. What is not expected is logged and shown as nothing but a 500. */
@Catch()
export class AnswerErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { status, body, retryAfterSeconds } = describeAnswer(error);
    const isOutage = status === STATUS_BY_KIND.unavailable;
    if (isOutage) request.log.warn({ err: error }, 'a request came while something was away');
    else if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
    // What is left of an upload that was refused is read and dropped, so that its sender sees the answer.
    request.resume();
    response.status(status).json(body);
  }
}
