import express, { Router, type Request, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { CreateAccountForm } from '../forms/create-account.form.ts';
import { readForm } from '../forms/read-form.ts';
import { SignInForm } from '../forms/sign-in.form.ts';
import { createAccountPage } from '../pages/create-account.page.ts';
import { signInPage } from '../pages/sign-in.page.ts';
import { describeWait, TooManyTries } from '../tries/too-many-tries.ts';
import type { TryLimits } from '../tries/try-limits.ts';
import { requireSameOrigin } from './require-same-origin.ts';

export interface InteractionParts {
  origin: string;
  provider: Provider;
  accounts: AccountsService;
  limits: TryLimits;
}

/** The two pages of a sign-in under way. The provider's cookie, bound to its path, says whose it is. */
export function interactionRouter({ origin, provider, accounts, limits }: InteractionParts): Router {
  const router = Router();
  const fromOwnForm = [requireSameOrigin(origin), express.urlencoded({ extended: false, limit: '16kb' })];

  const finish = (request: Request, response: Response, accountId: string) =>
    provider.interactionFinished(request, response, { login: { accountId, remember: false, amr: ['pwd'] } });

  router.get('/:uid', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    response.type('html').send(signInPage(uid));
  });

  router.get('/:uid/create', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    response.type('html').send(createAccountPage(uid));
  });

  router.post('/:uid', fromOwnForm, async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(SignInForm, request.body);
    const answer = (status: number, found: typeof problems) =>
      response
        .status(status)
        .type('html')
        .send(signInPage(uid, values.email, found));
    if (Object.keys(problems).length > 0) return answer(422, problems);
    const attempt = { email: values.email, address: request.ip };
    try {
      await limits.countSignIn(attempt);
    } catch (error) {
      return answer(429, { form: waitSentence(error, response) });
    }
    const accountId = await accounts.authenticate(values);
    if (accountId === null) return answer(422, { form: 'That e-mail address and password do not go together.' });
    await limits.forgiveSignIn(attempt);
    return finish(request, response, accountId);
  });

  router.post('/:uid/create', fromOwnForm, async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(CreateAccountForm, request.body);
    const answer = (status: number, found: typeof problems) =>
      response
        .status(status)
        .type('html')
        .send(createAccountPage(uid, values, found));
    if (Object.keys(problems).length > 0) return answer(422, problems);
    try {
      await limits.countNewAccount(request.ip);
    } catch (error) {
      return answer(429, { form: waitSentence(error, response) });
    }
    const accountId = await accounts.create(values);
    if (accountId === null)
      return answer(422, { email: 'This e-mail address already has an account. Sign in instead.' });
    return finish(request, response, accountId);
  });

  return router;
}

/** Throws on what is not `TooManyTries`. */
function waitSentence(error: unknown, response: Response): string {
  if (!(error instanceof TooManyTries)) throw error;
  response.setHeader('Retry-After', error.retryAfterSeconds);
  return `That was too many tries. Please try again in ${describeWait(error.retryAfterSeconds)}.`;
}
