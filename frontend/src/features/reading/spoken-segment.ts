import type { Segment } from '@stitchbook/api-types';

/**
 * The index of the piece that is being said, or was said last, at `seconds`; -1 before the first one.
 * `segments` are in the order of their time.
 */
export function spokenSegment(segments: readonly Segment[], seconds: number): number {
  let before = -1;
  let after = segments.length;
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    const { startSeconds } = segments[middle] as Segment;
    if (startSeconds <= seconds) before = middle;
    else after = middle;
  }
  return before;
}
