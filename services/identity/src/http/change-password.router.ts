/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { Router, type Request, type Response } from 'express';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import { ChangePasswordForm, changePasswordPage } from '../pages/change-password.page.ts';
import { messagePage, passwordChanged, passwordReset } from '../pages/message.page.ts';
import { type AccountContext, currentLogin } from './account-context.ts';
import { setRetryAfter } from './rate-limit.ts';
import { sameOriginForm } from './request-security.ts';

/**
 * The page for another password. Whoever knows the old one may choose it, signed in here or not: the app's session outlives
 * the provider's, and then ends with the others. Attempts are rate limited as at sign-in.
 */
export function changePasswordRouter({ origin, provider, accounts, attempts, events }: AccountContext): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const login = await currentLogin(provider, request, response);
    const email = login && (await accounts.findEmail(login.accountId));
    response.type('html').send(changePasswordPage({ email: email ?? '', staysSignedIn: login?.at !== undefined }));
  });

  router.post('/', sameOriginForm(origin), async (request: Request, response: Response) => {
    const { values, problems } = readForm(ChangePasswordForm, request.body);
    const login = await currentLogin(provider, request, response);
    const showAgain = (status: number, found: Problems<ChangePasswordForm>) => {
      const whose = { email: values.email, staysSignedIn: login?.at !== undefined };
      response.status(status).type('html').send(changePasswordPage(whose, found));
    };
    if (hasProblems(problems)) return showAgain(422, problems);
    const { email, currentPassword, password } = values;
    if (password === currentPassword) return showAgain(422, { password: 'That is the password that you have now.' });
    let keptLogin: number | undefined;
    try {
      const accountId = await attempts.authenticate(request, { email, password: currentPassword });
      if (accountId === null) {
        return showAgain(422, { form: 'That email address and the password you have now do not go together.' });
      }
      keptLogin = login?.accountId === accountId ? login.at : undefined;
      await accounts.changePassword(accountId, password, keptLogin);
      attempts.remember(request, response, email);
      await events.record(request, 'password.changed', accountId);
    } catch (error) {
      return showAgain(429, { form: setRetryAfter(error, response) });
    }
    response.type('html').send(messagePage(keptLogin === undefined ? passwordReset : passwordChanged));
  });

  return router;
}
