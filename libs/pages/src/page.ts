import { html, type Html } from './html.ts';

/** A voice, drawn as a running stitch: the waveform is one thread. */
export const stitchedWave = draw(
  html`<path
    d="M-10 120h60c14 0 14-26 26-26s12 58 26 58 14-104 28-104 14 134 28 134 14-168 30-168 16 150 30 150 14-118
    28-118 12 96 26 96 14-66 26-66 12 44 24 44 12-90 26-90 14 142 28 142 14-112 28-112 12 78 26 78 12-46 24-46
    12 28 24 28h148"
  />`,
);

/** The same voice with its thread snapped, for what came undone. */
export const snappedWave = draw(
  html`<path
      d="M-10 120h60c14 0 14-26 26-26s12 58 26 58 14-104 28-104 14 134 28 134 14-168 30-168 16 150 30 150c8 0 10-24
      22-46 6-11 16-14 22-6"
    />
    <path d="M392 152c-8 10-4 22 8 18 14-5 12-60 24-60s12 78 26 78 12-46 24-46 12 28 24 28h152" />`,
);

export interface Page {
  title: string;
  body: Html;
  /** URL path under which `pageAssets` are served. */
  assets: string;
  /** Puts 'Error: ' before the title, so that it is the first thing a screen reader says. */
  hasProblem?: boolean;
  /** URL path of a deferred script. */
  script?: string;
  /** The drawing on the cover; the stitched wave when not given. */
  wave?: Html;
}

/** The HTML of a page that needs neither the web app nor its build: for signing in, and for when that goes wrong. */
export function page({ title, body, assets, hasProblem, script, wave = stitchedWave }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5efe4" data-scheme="light" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191612" data-scheme="dark" media="(prefers-color-scheme: dark)" />
        <title>${hasProblem && 'Error: '}${title} · Stitchbook</title>
        <link rel="icon" href="${assets}/mark.svg" type="image/svg+xml" />
        <link rel="preload" href="${assets}/fraunces.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets}/pages.css" />
        <script src="${assets}/color-scheme.js"></script>
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

function draw(thread: Html): Html {
  return html`<svg class="wave" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${thread}
  </svg>`;
}
