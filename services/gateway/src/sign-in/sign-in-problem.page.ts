import { html, page, snappedWave } from '@stitchbook/pages';
import { PAGE_ASSETS } from '../web/serve-page-assets.ts';

export interface SignInProblem {
  title: string;
  sentence: string;
  action: string;
}

export const notFinished: SignInProblem = {
  title: 'That sign-in came undone',
  sentence: 'It was begun too long ago, in another browser, or was already used. Sign in again and it takes a moment.',
  action: 'Sign in again',
};

export const unavailable: SignInProblem = {
  title: 'Signing in has to wait',
  sentence: 'The sign-in service does not answer right now. Please try again in a minute; your stitches are safe.',
  action: 'Try again',
};

export const databaseAway: SignInProblem = {
  title: 'Signing in has to wait',
  sentence: 'Stitchbook cannot reach its database just now. Please try again in a moment; your stitches are safe.',
  action: 'Try again',
};

export const failed: SignInProblem = {
  title: 'Something came undone',
  sentence: 'It is not your doing. Please try again in a moment.',
  action: 'Try again',
};

/** Looks like the bundled provider's pages, but stands without the provider. */
export function signInProblemPage({ title, sentence, action }: SignInProblem): string {
  return page({
    title,
    assets: PAGE_ASSETS,
    wave: snappedWave,
    body: html`<h1>${title}</h1>
      <p class="lead" role="alert">${sentence}</p>
      <p><a class="button" href="/api/login">${action}</a></p>
      <p class="aside"><a href="/">Back to the start</a></p>`,
  });
}
