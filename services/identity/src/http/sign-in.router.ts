/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { Router, type Request, type Response } from 'express';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import { SignInForm } from '../forms/sign-in.form.ts';
import { signInPage } from '../pages/sign-in.page.ts';
import { askToWait } from './ask-to-wait.ts';
import { finishSignIn, type InteractionParts } from './interaction-parts.ts';
import { takeOwnForm } from './take-own-form.ts';

/** The page of a sign-in under way; the provider's cookie, bound to its path, says whose it is. */
export function signInRouter({ origin, provider, accounts, limits }: InteractionParts): Router {
  const router = Router();

  router.get('/:uid', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    response.type('html').send(signInPage(uid));
  });

  router.post('/:uid', takeOwnForm(origin), async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(SignInForm, request.body);
    const showAgain = (status: number, found: Problems<SignInForm>) => {
      response
        .status(status)
        .type('html')
        .send(signInPage(uid, values.email, found));
    };
    if (hasProblems(problems)) return showAgain(422, problems);
    const attempt = { email: values.email, address: request.ip };
    try {
      await limits.countSignIn(attempt);
    } catch (error) {
      return showAgain(429, { form: askToWait(error, response) });
    }
    const accountId = await accounts.authenticate(values);
    if (accountId === null) return showAgain(422, { form: 'That email address and password do not go together.' });
    await limits.forgiveSignIn(attempt);
    return finishSignIn(provider, request, response, accountId);
  });

  return router;
}
