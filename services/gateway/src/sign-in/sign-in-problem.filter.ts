import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isDatabaseOutage } from '@stitchbook/database';
import { html, page, snappedWave } from '@stitchbook/pages';
import { ProductError, STATUS_BY_KIND } from '../errors/product-error.ts';
import { PAGE_ASSETS } from '../web/serve-page-assets.ts';

const RETRY_AFTER_SECONDS = 5;

/** Where people sign in. */
export const SIGN_IN_PATHS = ['/api/login', '/api/callback'];

interface SignInProblem {
  title: string;
  sentence: string;
  action: string;
}

const notFinished: SignInProblem = {
  title: 'That sign-in came undone',
  sentence: 'It was begun too long ago, in another browser, or was already used. Sign in again and it takes a moment.',
  action: 'Sign in again',
};

const unavailable: SignInProblem = {
  title: 'Signing in has to wait',
  sentence: 'The sign-in service does not answer right now. Please try again in a minute; your stitches are safe.',
  action: 'Try again',
};

const databaseUnavailable: SignInProblem = {
  title: 'Signing in has to wait',
  sentence: 'Stitchbook cannot reach its database just now. Please try again in a moment; your stitches are safe.',
  action: 'Try again',
};

const failed: SignInProblem = {
  title: 'Something came undone',
  sentence: 'It is not your doing. Please try again in a moment.',
  action: 'Try again',
};

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
    request.log.warn({ err: error }, 'a sign-in failed because the database is unavailable');
    showTemporary(response, databaseUnavailable);
    return;
  }
  if (!(error instanceof ProductError)) {
    request.log.error({ err: error }, 'a sign-in failed');
    show(response, 500, failed);
    return;
  }
  request.log.warn({ err: error }, 'a sign-in was not finished');
  if (error.kind === 'unavailable') showUnavailable(response);
  else if (error.kind === 'forbidden' || error.kind === 'not-found') {
    show(response, STATUS_BY_KIND[error.kind], notLetIn(error.message));
  } else show(response, 400, notFinished);
}

/** The page for a provider that does not answer. */
export function showUnavailable(response: Response): void {
  showTemporary(response, unavailable);
}

function showTemporary(response: Response, problem: SignInProblem): void {
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  show(response, 503, problem);
}

function show(response: Response, status: number, problem: SignInProblem): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(signInProblemPage(problem));
}

/** For whom this installation does not let in, and for an invitation that is of no use. */
function notLetIn(sentence: string): SignInProblem {
  return { title: 'You are not let in', sentence, action: 'To the sign-in' };
}

/** Looks like the bundled provider's pages, but stands without the provider. */
function signInProblemPage({ title, sentence, action }: SignInProblem): string {
  return page({
    title,
    assets: PAGE_ASSETS,
    wave: snappedWave,
    body: html`<h1>${title}</h1>
      <p class="lead" role="alert">${sentence}</p>
      <p><a class="button" href="/api/login">${action}</a></p>
      <p class="aside"><a href="/">Back to the start</a></p>`,
  });
}
