import { html, type Html } from '@stitchbook/pages';
import { page } from './page.ts';

/**
 * `form` is the provider's own form, with its token against forgery. Where the app has proved that it asks for its
 * own person the form sends itself; without JavaScript, or without that proof, the button does.
 */
export function signOutPage(form: Html, sendsItself: boolean): string {
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
