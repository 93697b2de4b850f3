import { useEffect, useRef, type RefObject } from 'react';
import { piecesOf } from './pieces-of.ts';

/** The field that was typed in is gone: the keyboard goes on at the piece that was corrected, and nothing is scrolled. */
export function useFocusAfterCorrection(list: RefObject<HTMLElement | null>, correcting: number | null): void {
  const corrected = useRef<number | null>(null);
  useEffect(() => {
    const index = corrected.current;
    corrected.current = correcting;
    if (correcting !== null || index === null) return;
    const pieces = piecesOf(list.current);
    // What was emptied is gone as well.
    const piece = pieces[Math.min(index, pieces.length - 1)] ?? document.getElementById('main');
    (piece?.querySelector<HTMLElement>('button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [correcting, list]);
}
