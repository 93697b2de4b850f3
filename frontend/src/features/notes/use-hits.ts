import { useEffect, useState, type RefObject } from 'react';

/** A match that begins in one piece and ends in the next is marked in both, and counted once. */
const HIT = 'mark:not([data-continued])';
const IN_TITLE = 'h1';

export function isInTitle(hit: Element): boolean {
  return hit.closest(IN_TITLE) !== null;
}

/**
 * The marks on a page in their order, as they come and go. The title is always in reach: its marks count only where there
 * are no others.
 */
export function useHits(page: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  const [hits, setHits] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const look = () => {
      const all = [...element.querySelectorAll<HTMLElement>(HIT)];
      const beyondTitle = all.filter((hit) => !isInTitle(hit));
      const found = beyondTitle.length > 0 ? beyondTitle : all;
      setHits((before) => (isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
  return hits;
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
