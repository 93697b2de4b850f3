import { useLayoutEffect, type RefObject } from 'react';

/** Whoever stood in a part of the page that goes away stands in its dialog, or in the main part of the page, not nowhere. */
export function useFocusToMainAtEnd(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = element.closest<HTMLElement>('[role=dialog]') ?? document.getElementById('main');
      place?.focus({ preventScroll: true });
    };
  }, [part]);
}
