import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { type SignInProblem, failed, notFinished, signInProblemPage, unavailable } from './sign-in-problem.page.ts';

const RETRY_AFTER_SECONDS = 5;

/** Signing in is done by pages, so what goes wrong there is said on a page. */
@Catch()
export class ShowSignInProblem implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    if (!(error instanceof ProductError)) {
      request.log.error({ err: error }, 'a sign-in failed');
      show(response, 500, failed);
      return;
    }
    request.log.warn({ err: error }, 'a sign-in was not finished');
    if (error.kind === 'unavailable') showUnavailable(response);
    else show(response, 400, notFinished);
  }
}

/** The page for a provider that does not answer. */
export function showUnavailable(response: Response): void {
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  show(response, 503, unavailable);
}

function show(response: Response, status: number, problem: SignInProblem): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(signInProblemPage(problem));
}
