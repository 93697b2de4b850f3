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

function draw(thread: Html): Html {
  return html`<svg class="wave" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${thread}
  </svg>`;
}
