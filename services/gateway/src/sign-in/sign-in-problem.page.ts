import { PROBLEM_ASSETS } from '../web/serve-problem-assets.ts';

/** Every word is our own: nothing that a request or a provider said is shown, so nothing needs escaping. */
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

export const failed: SignInProblem = {
  title: 'Something came undone',
  sentence: 'It is not your doing. Please try again in a moment.',
  action: 'Try again',
};

/** Looks like the bundled provider's pages, but stands without the provider. */
export function signInProblemPage({ title, sentence, action }: SignInProblem): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#191714" media="(prefers-color-scheme: dark)" />
    <title>${title} · Stitchbook</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${PROBLEM_ASSETS}/problem.css" />
  </head>
  <body>
    <header class="cover">
      <a class="brand" href="/"><svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${MARK}</svg>Stitchbook</a>
      <p class="motto">Think out loud.<br />Keep the thread.</p>
      <svg class="wave" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${SNAPPED_WAVE}</svg>
    </header>
    <main class="sheet">
      <h1>${title}</h1>
      <p class="lead" role="alert">${sentence}</p>
      <p><a class="button" href="/api/login">${action}</a></p>
      <p class="aside"><a href="/">Back to the start</a></p>
    </main>
  </body>
</html>
`;
}

const MARK = `<path d="M3 21c5 0 6-12 11-12s5 14 10 14c3 0 4-3 5-6" stroke-width="3" stroke-dasharray="5 4.4" />`;

/** The stitched voice of the sign-in pages, with its thread snapped. */
const SNAPPED_WAVE = `<path stroke-width="4" stroke-dasharray="13 9"
  d="M-10 120h60c14 0 14-26 26-26s12 58 26 58 14-104 28-104 14 134 28 134 14-168 30-168 16 150 30 150c8 0 10-24 22-46 6-11 16-14 22-6" />
  <path stroke-width="4" stroke-dasharray="13 9"
  d="M392 152c-8 10-4 22 8 18 14-5 12-60 24-60s12 78 26 78 12-46 24-46 12 28 24 28h152" />`;
