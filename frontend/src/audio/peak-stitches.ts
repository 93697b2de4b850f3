/** Stitches stand no closer than that, in pixels. */
const PITCH_PX = 5;
const FULL_SCALE = 255;
/** A recording that never gets louder than this is quiet, and looks it. */
const QUIET = 0.15 * FULL_SCALE;
/** Of a height of 100, up and down from the middle: silence is a short stitch, and the loudest leaves room for round ends. */
const SHORTEST = 3;
const LONGEST = 42;
/** As a hand sews them, none is quite upright: so far to the side for each unit of its height. */
const LEAN = 0.015;

/** What the API tells of a recording: one byte a span, in base64. */
export function decodePeaks(base64: string): number[] {
  return Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** At most so many peaks, of equal spans: the loudest of each is kept. */
export function fitPeaks(peaks: readonly number[], most: number): number[] {
  const count = Math.min(peaks.length, Math.max(0, most));
  return Array.from({ length: count }, (_, i) =>
    Math.max(...peaks.slice(Math.floor((i * peaks.length) / count), Math.floor(((i + 1) * peaks.length) / count))),
  );
}

/**
 * A path of upright stitches as high as the audio is loud, for a view box as wide as its place on the screen and from -50 to 50
 * high. The loudest fills it, so that a voice far from its microphone has a shape too.
 */
export function stitchPeaks(peaks: readonly number[], widthPx: number): string {
  const fitted = fitPeaks(peaks, Math.floor(widthPx / PITCH_PX));
  const loudest = Math.max(QUIET, ...fitted);
  const pitch = widthPx / fitted.length;
  return fitted
    .map((peak, i) => {
      const x = (i + 0.5) * pitch;
      const reach = SHORTEST + (LONGEST - SHORTEST) * (peak / loudest);
      const lean = (i % 2 === 0 ? LEAN : -LEAN) * reach;
      return `M${round(x + lean)} ${round(-reach)}L${round(x - lean)} ${round(reach)}`;
    })
    .join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
