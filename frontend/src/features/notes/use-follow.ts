import { useEffect, useRef, type RefObject } from 'react';

/** The reader who looks elsewhere is left alone for this long. */
const LEFT_ALONE_MS = 6000;
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const SCROLLING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

/**
 * Keeps the child at `index` of a list in sight as the index moves on, gently; -1 follows nothing.
 * Not for a while after the reader has scrolled by themselves.
 */
export function useFollow<List extends HTMLElement>(index: number): RefObject<List | null> {
  const list = useRef<List>(null);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const note = (event: Event) => {
      const isOnList = event.type === 'pointerdown' && list.current?.contains(event.target as Node);
      if (isOnList || (event instanceof KeyboardEvent && !SCROLLING_KEYS.has(event.key))) return;
      scrolledAt.current = performance.now();
    };
    for (const type of BY_HAND) window.addEventListener(type, note, { passive: true });
    return () => BY_HAND.forEach((type) => window.removeEventListener(type, note));
  }, []);

  useEffect(() => {
    const piece = list.current?.children[index];
    if (!piece || performance.now() - scrolledAt.current < LEFT_ALONE_MS || isInSight(piece)) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    piece.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  }, [index]);

  return list;
}

/** With room to spare at both edges, so that the eye never reads at the very rim. */
export function isInSight(piece: Element): boolean {
  const { top, bottom } = piece.getBoundingClientRect();
  return top >= window.innerHeight * 0.12 && bottom <= window.innerHeight * 0.8;
}
