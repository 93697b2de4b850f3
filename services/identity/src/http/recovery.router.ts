/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { Router, type Request, type Response } from 'express';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import {
  askWhoRunsIt,
  ForgottenPasswordForm,
  forgottenPasswordPage,
  linkSent,
  ResetPasswordForm,
  resetPasswordPage,
} from '../pages/recovery.page.ts';
import { linkUsedUp, messagePage, passwordReset } from '../pages/message.page.ts';
import type { AccountContext } from './account-context.ts';
import { setRetryAfter } from './rate-limit.ts';
import { sameOriginForm } from './request-security.ts';

/** The pages for a forgotten password: asking for a link, and choosing another password by one. */
export function recoveryRouter({
  origin,
  accounts,
  limits,
  attempts,
  recovery,
  events,
  contact,
}: AccountContext): Router {
  const router = Router();

  router.get('/forgot', (_request, response) => {
    response.type('html').send(recovery.sendsMail ? forgottenPasswordPage() : messagePage(askWhoRunsIt(contact)));
  });

  router.post('/forgot', sameOriginForm(origin), async (request: Request, response: Response) => {
    if (!recovery.sendsMail) return response.type('html').send(messagePage(askWhoRunsIt(contact)));
    const { values, problems } = readForm(ForgottenPasswordForm, request.body);
    const showAgain = (status: number, found: Problems<ForgottenPasswordForm>) =>
      response.status(status).type('html').send(forgottenPasswordPage(values.email, found));
    if (hasProblems(problems)) return showAgain(422, problems);
    try {
      await limits.countRecovery(request.ip);
    } catch (error) {
      return showAgain(429, { form: setRetryAfter(error, response) });
    }
    // The mail comes after the answer, which therefore takes as long for an address without an account.
    response.type('html').send(messagePage(linkSent(values.email)));
    const accountId = (await limits.tryCountMail(values.email)) ? await recovery.sendLink(values.email) : null;
    if (accountId !== null) await events.record(request, 'password.reset-requested', accountId);
    return response;
  });

  router.get('/reset', async (request, response) => {
    const token = typeof request.query['token'] === 'string' ? request.query['token'] : '';
    const email = await recovery.findEmailOfLink(token);
    if (email === null) return response.status(410).type('html').send(messagePage(linkUsedUp));
    return response.type('html').send(resetPasswordPage(token, email));
  });

  router.post('/reset', sameOriginForm(origin), async (request: Request, response: Response) => {
    const { values, problems } = readForm(ResetPasswordForm, request.body);
    const email = await recovery.findEmailOfLink(values.token);
    const showUsedUp = () => response.status(410).type('html').send(messagePage(linkUsedUp));
    if (email === null) return showUsedUp();
    if (hasProblems(problems)) {
      return response
        .status(422)
        .type('html')
        .send(resetPasswordPage(values.token, email, problems));
    }
    const accountId = await accounts.resetPassword(values.token, values.password);
    if (accountId === null) return showUsedUp();
    attempts.remember(request, response, email);
    await events.record(request, 'password.reset', accountId);
    return response.type('html').send(messagePage(passwordReset));
  });

  return router;
}
