import { useLayoutEffect, type RefObject } from 'react';

/** Whoever stood in a part of the page that goes away stands in its main part, not nowhere. */
export function useFocusToMainAtEnd(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [part]);
}
