import { html, type Html } from './html.ts';
import { stitchedWave } from './waves.ts';

export interface Page {
  title: string;
  body: Html;
  /** Address of the folder in which `pageAssets` are served. */
  assets: string;
  /** Put before the title, so that it is the first thing a screen reader says. */
  hasProblem?: boolean;
  /** Address of a script, run once the page stands. */
  script?: string;
  /** What is drawn on the cover, where there is room for one. */
  wave?: Html;
}

/** A page that needs neither the web app nor its build: for signing in, and for when that goes wrong. */
export function page({ title, body, assets, hasProblem, script, wave = stitchedWave }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5efe4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191612" media="(prefers-color-scheme: dark)" />
        <title>${hasProblem && 'Error: '}${title} · Stitchbook</title>
        <link rel="icon" href="${assets}/mark.svg" type="image/svg+xml" />
        <link rel="preload" href="${assets}/fraunces.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets}/pages.css" />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="cover">
          <a class="brand" href="/">
            <img src="${assets}/mark.svg" width="36" height="36" alt="" />
            Stitchbook
          </a>
          <p class="motto">Think out loud.<br />Keep every word.</p>
          ${wave}
        </header>
        <main class="sheet">${body}</main>
      </body>
    </html>`.toString();
}
