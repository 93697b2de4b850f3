import { html } from './html.ts';

/** The product's mark: one loop of thread going through the paper. */
export const threadMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <path
    d="M3 21c5 0 6-12 11-12s5 14 10 14c3 0 4-3 5-6"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-dasharray="5 4.4"
  />
</svg>`;

/** A voice, drawn as a running stitch: the waveform is one thread. */
export const stitchedWave = html`<svg
  class="wave"
  viewBox="0 0 640 220"
  preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"
>
  <path
    d="M-10 120h60c14 0 14-26 26-26s12 58 26 58 14-104 28-104 14 134 28 134 14-168 30-168 16 150 30 150 14-118
    28-118 12 96 26 96 14-66 26-66 12 44 24 44 12-90 26-90 14 142 28 142 14-112 28-112 12 78 26 78 12-46 24-46
    12 28 24 28h148"
    fill="none"
    stroke="currentColor"
    stroke-width="4"
    stroke-linecap="round"
    stroke-linejoin="round"
    stroke-dasharray="13 9"
  />
</svg>`;
