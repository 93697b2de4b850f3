/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { Router, type Request, type Response } from 'express';
import { CreateAccountForm } from '../forms/create-account.form.ts';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import { createAccountPage } from '../pages/create-account.page.ts';
import { askToWait } from './ask-to-wait.ts';
import { finishSignIn, type InteractionParts } from './interaction-parts.ts';
import { takeOwnForm } from './take-own-form.ts';

/** The page that makes an account in the middle of a sign-in, and then goes on with it. */
export function createAccountRouter({ origin, provider, accounts, limits }: InteractionParts): Router {
  const router = Router();

  router.get('/:uid/create', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    response.type('html').send(createAccountPage(uid));
  });

  router.post('/:uid/create', takeOwnForm(origin), async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(CreateAccountForm, request.body);
    const showAgain = (status: number, found: Problems<CreateAccountForm>) => {
      response
        .status(status)
        .type('html')
        .send(createAccountPage(uid, values, found));
    };
    if (hasProblems(problems)) return showAgain(422, problems);
    try {
      await limits.countNewAccount(request.ip);
    } catch (error) {
      return showAgain(429, { form: askToWait(error, response) });
    }
    const accountId = await accounts.create(values);
    if (accountId === null) {
      return showAgain(422, { email: 'This email address already has an account. Sign in instead.' });
    }
    return finishSignIn(provider, request, response, accountId);
  });

  return router;
}
