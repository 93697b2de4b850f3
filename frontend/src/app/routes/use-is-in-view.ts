import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether any of the element is on the screen; `isThere` says whether it is rendered at all. */
export function useIsInView(isThere: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(isThere);
  useEffect(() => {
    if (!isThere || !element.current) {
      setInView(false);
      return undefined;
    }
    setInView(true);
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isThere]);
  return [element, isInView];
}
