import { useEffect, useRef, type RefObject } from 'react';
import { player } from './player.ts';
import type { Track } from './sound.ts';

/** What only flies by while the list is scrolled is not loaded. */
const SETTLED_AFTER_MS = 150;

/** Makes an element a view of a track, whose audio is preloaded once the element has been on the screen for a moment. */
export function usePlayerView<E extends Element>(track: Track): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(track);
  const { src, title, knownSeconds, peaks } = track;

  useEffect(() => {
    latest.current = track;
    player.describe(track);
    // oxlint-disable-next-line react/exhaustive-deps -- a track is made anew each time it is drawn
  }, [src, title, knownSeconds, peaks]);

  useEffect(() => {
    const view = element.current;
    if (!view) return undefined;
    const removeView = player.addView(latest.current, view);
    const stopWatching = whenSettledInView(view, () => player.load(latest.current));
    return () => {
      stopWatching();
      removeView();
    };
  }, [src]);
  return element;
}

/** Calls back once, when the element has been on the screen for a moment; returns how to stop waiting for that. */
function whenSettledInView(element: Element, onSettled: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onSettled();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    observer.disconnect();
    onSettled();
  };
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(settle, SETTLED_AFTER_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
