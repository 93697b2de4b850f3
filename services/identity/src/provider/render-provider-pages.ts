import { trusted } from '@stitchbook/pages';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { expired, failed, messagePage, signedOut, startAgain, type Message } from '../pages/message.page.ts';
import { signOutPage } from '../pages/sign-out.page.ts';

const badRequest: Message = {
  title: 'This sign-in does not add up',
  sentence: 'The request that brought you here is not one that this site makes. Start again from here.',
  link: startAgain,
};

/** A refusal that cannot be sent back to the app. What exactly was wrong stays in the log. */
export function renderError(ctx: KoaContextWithOIDC, _: unknown, error: Error): void {
  const isExpected = ctx.status < 500;
  if (isExpected) ctx.status = 400;
  ctx.type = 'html';
  ctx.body = messagePage(isExpected ? (isOver(error) ? expired : badRequest) : failed);
}

function isOver(error: Error | errors.OIDCProviderError): boolean {
  return error.name === 'SessionNotFound';
}

/** The app proves with an ID token of this very person that it asks: then nobody is asked a second time. */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const { session, entities } = ctx.oidc;
  const hinted = entities.IdTokenHint?.payload.sub;
  ctx.type = 'html';
  ctx.body = signOutPage(trusted(form), hinted !== undefined && hinted === session?.accountId);
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = messagePage(signedOut);
}
