import { html, trusted, type Html } from '@stitchbook/pages';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { expired, failed, messagePage, signedOut, startAgain, type Message } from '../pages/message.page.ts';
import { page } from '../pages/page.ts';

export const badRequest: Message = {
  title: 'This sign-in does not add up',
  sentence: 'The request that brought you here is not one that this site makes. Start again from here.',
  link: startAgain,
};

/** The provider's error page, for a refusal that cannot be sent back to the app: 400 or the provider's 5xx. Details are only logged. */
export function renderError(ctx: KoaContextWithOIDC, _: unknown, error: Error): void {
  const isExpected = ctx.status < 500;
  if (isExpected) ctx.status = 400;
  ctx.type = 'html';
  ctx.body = messagePage(isExpected ? (isOver(error) ? expired : badRequest) : failed);
}

function isOver(error: Error | errors.OIDCProviderError): boolean {
  return error.name === 'SessionNotFound';
}

/** The page that signs out. It asks first, unless the app has proved by an ID token of this person that it was asked already. */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const { session, entities } = ctx.oidc;
  const hinted = entities.IdTokenHint?.payload.sub;
  ctx.type = 'html';
  ctx.body = signOutPage(trusted(form), hinted !== undefined && hinted === session?.accountId);
}

/** The page after signing out, where the app named no address to return to. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = messagePage(signedOut);
}

/**
 * `form` is the provider's own form, with its token against forgery. Where the app has proved that it asks for its
 * own person the form sends itself; without JavaScript, or without that proof, the button does.
 */
function signOutPage(form: Html, sendsItself: boolean): string {
  return page({
    title: 'Sign out',
    ...(sendsItself && { script: 'sign-out.js' }),
    body: html`<h1>${sendsItself ? 'Signing you out' : 'Sign out?'}</h1>
      <p class="lead">Your stitches stay where they are.</p>
      ${form}
      <p><button type="submit" form="op.logoutForm" name="logout" value="yes" id="sign-out">Sign out</button></p>
      <p class="aside"><a href="/">Stay signed in</a></p>`,
  });
}
