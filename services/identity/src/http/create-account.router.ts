/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands rejections to the error page */
import { withoutInvisible } from '@stitchbook/database';
import { Router, type Request, type Response } from 'express';
import { hasProblems, readForm, type Problems } from '../forms/read-form.ts';
import { CreateAccountForm, createAccountPage } from '../pages/create-account.page.ts';
import { byInvitationOnly, messagePage } from '../pages/message.page.ts';
import { finishSignIn, type AccountContext } from './account-context.ts';
import { setRetryAfter } from './rate-limit.ts';
import { sameOriginForm } from './request-security.ts';

/** The page that makes an account in the middle of a sign-in, and then goes on with it. */
export function createAccountRouter({
  origin,
  provider,
  accounts,
  limits,
  attempts,
  events,
  signUp,
  contact,
}: AccountContext): Router {
  const router = Router();
  const showRefusal = (response: Response) =>
    response
      .status(403)
      .type('html')
      .send(messagePage(byInvitationOnly(signUp.policy === 'closed', contact)));

  router.get('/:uid/create', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    if (!(await signUp.isOpenTo(request))) return showRefusal(response);
    const invitation = await signUp.findInvitation(request);
    const typed = { firstName: '', lastName: '', email: invitation?.email ?? '' };
    return response.type('html').send(createAccountPage(uid, typed));
  });

  router.post('/:uid/create', sameOriginForm(origin), async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const { values, problems } = readForm(CreateAccountForm, request.body, { email: withoutInvisible });
    const showAgain = (status: number, found: Problems<CreateAccountForm>) => {
      response
        .status(status)
        .type('html')
        .send(createAccountPage(uid, values, found));
    };
    if (!(await signUp.isOpenTo(request))) return showRefusal(response);
    if (hasProblems(problems)) return showAgain(422, problems);
    try {
      await limits.countNewAccount(request.ip);
    } catch (error) {
      return showAgain(429, { form: setRetryAfter(error, response) });
    }
    const created = await accounts.create(values, { policy: signUp.policy, token: signUp.tokenOf(request) });
    if ('refused' in created && created.refused === 'taken') {
      return showAgain(422, { email: 'This email address already has an account. Sign in instead.' });
    }
    if ('refused' in created) {
      const invitation = await signUp.findInvitation(request);
      if (invitation?.email) return showAgain(422, { email: `The invitation is for ${invitation.email}.` });
      return showRefusal(response);
    }
    const accountId = created.id;
    if (created.isInvited) await events.record(request, 'invitation.accepted', accountId);
    attempts.remember(request, response, values.email);
    await events.record(request, 'account.created', accountId);
    return finishSignIn(provider, request, response, accountId);
  });

  return router;
}
