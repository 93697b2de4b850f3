import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ListDensity } from './list-density.ts';

const USUAL_PX: Readonly<Record<ListDensity, number>> = { comfortable: 218, compact: 72 };
const GAP_PX: Readonly<Record<ListDensity, number>> = { comfortable: 20, compact: 0 };
/** Cards made ready beyond either edge of the screen. */
const OVERSCAN = 3;
/** A list that was scrolled this short a while ago is still taken to be moving: a flung wheel comes in bursts. */
const STILL_AFTER_MS = 1000;

/** The heights of the cards that were seen last, so that a list come back to is as high as it was left. */
const seenHeights = new Map<ListDensity, VirtualItem[]>();

/**
 * Only the cards on the screen exist, and that of `keptId`; each is measured when it comes. `ids` are the notes of the
 * whole list, `density` stays the same.
 */
export function useListWindow(ids: number[], keptId: number | null, density: ListDensity) {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopOf(list);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  // oxlint-disable-next-line react/incompatible-library -- the sources are not compiled by the React Compiler
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => USUAL_PX[density],
    gap: GAP_PX[density],
    overscan: OVERSCAN,
    rangeExtractor: (range) => withKept(range, ids, keptId),
    scrollMargin,
    initialMeasurementsCache: seenHeights.get(density) ?? [],
    onChange: ({ isScrolling }) => {
      if (isScrolling) scrolledAt.current = performance.now();
    },
  });
  useEffect(
    () => () => {
      seenHeights.set(density, virtualizer.takeSnapshot());
    },
    [virtualizer, density],
  );
  const passingHeight = useCallback(
    (index: number) => {
      const isMoving = virtualizer.isScrolling || performance.now() - scrolledAt.current < STILL_AFTER_MS;
      return isMoving ? (virtualizer.measurementsCache[index]?.size ?? USUAL_PX[density]) : null;
    },
    [virtualizer, density],
  );
  return { list, virtualizer, scrollMargin, passingHeight };
}

function withKept(range: Range, ids: number[], keptId: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  const kept = keptId === null ? -1 : ids.indexOf(keptId);
  return kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b);
}

/** Pixels from the top of the page, also after something above has grown. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => element.current && setTop(element.current.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
