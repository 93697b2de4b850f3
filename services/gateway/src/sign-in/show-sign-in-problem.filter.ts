import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isDatabaseOutage } from '../errors/is-database-outage.ts';
import { ProductError } from '../errors/product-error.ts';
import {
  type SignInProblem,
  databaseAway,
  failed,
  notFinished,
  signInProblemPage,
  unavailable,
} from './sign-in-problem.page.ts';

const RETRY_AFTER_SECONDS = 5;

/** Where people sign in. */
export const SIGN_IN_PATHS = ['/api/login', '/api/callback'];

/** Signing in is done by pages, so what goes wrong there is said on a page. */
@Catch()
export class ShowSignInProblem implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    showSignInProblem(error, host.switchToHttp().getRequest<Request>(), host.switchToHttp().getResponse<Response>());
  }
}

/** For what goes wrong on the way to these pages, such as finding the session. */
export const showSignInProblemOnTheWay: ErrorRequestHandler = (error, request, response, _next) =>
  showSignInProblem(error, request, response);

function showSignInProblem(error: unknown, request: Request, response: Response): void {
  if (response.headersSent) return;
  if (isDatabaseOutage(error)) {
    request.log.warn({ err: error }, 'a sign-in came while the database was away');
    showAway(response, databaseAway);
    return;
  }
  if (!(error instanceof ProductError)) {
    request.log.error({ err: error }, 'a sign-in failed');
    show(response, 500, failed);
    return;
  }
  request.log.warn({ err: error }, 'a sign-in was not finished');
  if (error.kind === 'unavailable') showUnavailable(response);
  else show(response, 400, notFinished);
}

/** The page for a provider that does not answer. */
export function showUnavailable(response: Response): void {
  showAway(response, unavailable);
}

function showAway(response: Response, problem: SignInProblem): void {
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  show(response, 503, problem);
}

function show(response: Response, status: number, problem: SignInProblem): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(signInProblemPage(problem));
}
