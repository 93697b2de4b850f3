import { useEffect, useState } from 'react';

/** What waits to be drawn, in the order it came. */
const waiting: (() => void)[] = [];
let frame = 0;

/**
 * Pixels to leave free for a card that is not to be drawn yet; null when it may be. All are while the list stands still
 * (`heightNow` gives null then); of those that come while it is scrolled, one a frame, so that a list which is flung by
 * never keeps the browser from scrolling. A card that is gone before its turn is never drawn.
 */
export function useDeferredHeight(heightNow: () => number | null): number | null {
  const [height, setHeight] = useState(heightNow);
  const isDrawn = height === null;
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = () => setHeight(null);
    waiting.push(draw);
    frame ||= requestAnimationFrame(drawNext);
    return () => {
      const place = waiting.indexOf(draw);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [isDrawn]);
  return height;
}

/** The last that came will be on the screen for longest. */
function drawNext(): void {
  waiting.pop()?.();
  frame = waiting.length > 0 ? requestAnimationFrame(drawNext) : 0;
}
