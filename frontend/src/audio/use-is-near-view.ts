import { useEffect, useRef, useState, type RefObject } from 'react';

/** What only flies by while the list is scrolled is not loaded. */
const SETTLED_AFTER_MS = 150;

/** Whether the element is on the screen, and has been for a moment; once it was, it stays so. */
export function useIsNearView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), SETTLED_AFTER_MS);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isNear]);
  return [element, isNear];
}
