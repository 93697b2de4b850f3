/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { Router, type Request, type Response } from 'express';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import { SignInForm, signInPage } from '../pages/sign-in.page.ts';
import { CREATE_PROMPT } from '../provider/provider-configuration.ts';
import { finishSignIn, type AccountContext } from './account-context.ts';
import { setRetryAfter } from './rate-limit.ts';
import { sameOriginForm } from './request-security.ts';

/** The page of a sign-in under way; the provider's cookie, bound to its path, says whose it is. */
export function signInRouter({ origin, provider, attempts, signUp }: AccountContext): Router {
  const router = Router();

  router.get('/:uid', async (request, response) => {
    const { uid, prompt } = await provider.interactionDetails(request, response);
    const isNew =
      (await signUp.findInvitation(request)) !== null ||
      (prompt.name === CREATE_PROMPT && (await signUp.isOpenTo(request)));
    if (isNew && request.query['account'] !== 'mine') return response.redirect(303, `/oidc/interaction/${uid}/create`);
    return response.type('html').send(signInPage(uid, { offer: await signUp.offerTo(request) }));
  });

  router.post('/:uid', sameOriginForm(origin), async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(SignInForm, request.body);
    const offer = await signUp.offerTo(request);
    const showAgain = (status: number, found: Problems<SignInForm>) => {
      response
        .status(status)
        .type('html')
        .send(signInPage(uid, { email: values.email, problems: found, offer }));
    };
    if (hasProblems(problems)) return showAgain(422, problems);
    try {
      const accountId = await attempts.authenticate(request, values);
      if (accountId === null) return showAgain(422, { form: 'That email address and password do not go together.' });
      attempts.remember(request, response, values.email);
      return await finishSignIn(provider, request, response, accountId);
    } catch (error) {
      return showAgain(429, { form: setRetryAfter(error, response) });
    }
  });

  return router;
}
