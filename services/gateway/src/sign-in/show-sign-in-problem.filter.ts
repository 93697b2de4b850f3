import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';

/** Signing in is done by pages, so what goes wrong there is said on a page. */
@Catch()
export class ShowSignInProblem implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    const isUnavailable = error instanceof ProductError && error.kind === 'unavailable';
    const isExpected = error instanceof ProductError;
    if (isExpected) request.log.warn({ err: error, cause: error.cause }, 'a sign-in was not finished');
    else request.log.error({ err: error }, 'a sign-in failed');
    const sentence = isExpected ? error.message : 'Something went wrong on our side. Please try again in a moment.';
    response
      .status(isUnavailable ? 503 : isExpected ? 400 : 500)
      .type('html')
      .send(page(sentence));
  }
}

/** Sentences are our own, never what a request or a provider said. */
function page(sentence: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Sign-in · Stitchbook</title>
  </head>
  <body>
    <main>
      <h1>Sign-in did not work</h1>
      <p role="alert">${sentence}</p>
      <p><a href="/api/login">Sign in again</a> · <a href="/">Back to the start</a></p>
    </main>
  </body>
</html>
`;
}
