import type { Logger } from '@stitchbook/logging';
import type { ErrorRequestHandler } from 'express';
import { errors } from 'oidc-provider';
import { describeFailure } from '../describe-failure.ts';
import { expired, failed, messagePage } from '../pages/message.page.ts';

/** Whatever went wrong, the person sees a page and the log sees the rest. */
export function renderFailure(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof errors.SessionNotFound) {
      response.status(400).type('html').send(messagePage(expired));
      return;
    }
    const status = clientStatus(error) ?? 500;
    if (status === 500) logger.error({ failure: describeFailure(error) }, 'a page failed');
    response.status(status).type('html').send(messagePage(failed));
  };
}

/** What the body parser found wrong with the request: too large, badly encoded, cut off. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}
