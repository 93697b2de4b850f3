import { html, type Html } from './html.ts';
import { stitchedWave, threadMark } from './thread.ts';

export interface Page {
  title: string;
  body: Html;
  /** Put before the title, so that it is the first thing a screen reader says. */
  hasProblem?: boolean;
  /** Name of a file in `assets`, run once the page stands. */
  script?: string;
}

export function page({ title, body, hasProblem, script }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191714" media="(prefers-color-scheme: dark)" />
        <title>${hasProblem && 'Error: '}${title} · Stitchbook</title>
        <link rel="icon" href="/oidc/assets/mark.svg" type="image/svg+xml" />
        <link rel="preload" href="/oidc/assets/fraunces.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/oidc/assets/identity.css" />
        ${script && html`<script src="/oidc/assets/${script}" defer></script>`}
      </head>
      <body>
        <header class="cover">
          <a class="brand" href="/">${threadMark}<span>Stitchbook</span></a>
          <p class="motto">Think out loud.<br />Keep the thread.</p>
          ${stitchedWave}
        </header>
        <main class="sheet">${body}</main>
      </body>
    </html>`.toString();
}
