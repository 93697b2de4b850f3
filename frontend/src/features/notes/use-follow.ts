import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { piecesOf } from './pieces-of.ts';

/** A list that is being scrolled by hand, or still rolls on from it, is not moved. */
const ROLLS_ON_MS = 1500;
const GLIDES_MS = 1000;
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const SCROLLING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

interface Following<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Whether the reader has scrolled away from what is followed; they are left alone until they come back. */
  isLeft: boolean;
  comeBack: () => void;
}

/** Keeps the child at `index` of a list in sight as the index moves on, gently; -1 follows nothing. */
export function useFollow<List extends HTMLElement>(index: number): Following<List> {
  const list = useRef<List>(null);
  const [isLeft, setLeft] = useState(false);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const glidesUntil = useRef(Number.NEGATIVE_INFINITY);

  const bringIntoSight = useCallback((piece: Element) => {
    glidesUntil.current = performance.now() + GLIDES_MS;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    piece.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  }, []);

  useEffect(() => {
    const note = (event: Event) => {
      // The scroll bar belongs to the root; other presses scroll nothing.
      if (event.type === 'pointerdown' && event.target !== document.documentElement) return;
      if (event instanceof KeyboardEvent && !SCROLLING_KEYS.has(event.key)) return;
      scrolledAt.current = performance.now();
      glidesUntil.current = Number.NEGATIVE_INFINITY;
    };
    for (const type of BY_HAND) window.addEventListener(type, note, { passive: true });
    return () => BY_HAND.forEach((type) => window.removeEventListener(type, note));
  }, []);

  useEffect(() => {
    if (index < 0) return undefined;
    const judge = () => {
      const piece = piecesOf(list.current)[index];
      if (!piece || performance.now() < glidesUntil.current) return;
      setLeft(!isOnScreen(piece));
    };
    window.addEventListener('scroll', judge, { passive: true });
    return () => window.removeEventListener('scroll', judge);
  }, [index]);

  useEffect(() => {
    const piece = piecesOf(list.current)[index];
    if (!piece || isInSight(piece)) {
      if (piece) setLeft(false);
      return;
    }
    if (!isLeft && performance.now() - scrolledAt.current > ROLLS_ON_MS) bringIntoSight(piece);
  }, [index, isLeft, bringIntoSight]);

  const comeBack = () => {
    scrolledAt.current = Number.NEGATIVE_INFINITY;
    piecesOf(list.current)[index]?.querySelector('button')?.focus({ preventScroll: true });
    setLeft(false);
  };

  return { list, isLeft: isLeft && index >= 0, comeBack };
}

/** With room to spare at both edges, so that the eye never reads at the very rim. */
export function isInSight(piece: Element): boolean {
  const { top, bottom } = piece.getBoundingClientRect();
  return top >= window.innerHeight * 0.12 && bottom <= window.innerHeight * 0.8;
}

/** Any of it, below a player that stays at the top. */
function isOnScreen(piece: Element): boolean {
  const { top, bottom } = piece.getBoundingClientRect();
  return bottom > 60 && top < window.innerHeight;
}
