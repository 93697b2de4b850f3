import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const REMEMBERED_AFTER_MS = 80;

/** A new screen begins at its top; going back returns to where the person was reading. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPathname = useRef(pathname);

  useLayoutEffect(() => {
    const remembered = positions.current.get(key);
    if (navigationType === NavigationType.Pop && remembered !== undefined) window.scrollTo({ top: remembered });
    else if (lastPathname.current !== pathname) window.scrollTo({ top: 0 });
    lastPathname.current = pathname;

    // Read a moment later: while the list is being drawn the browser would have to lay it out at once.
    let timer: ReturnType<typeof setTimeout> | null = null;
    const remember = () => {
      timer = null;
      positions.current.set(key, window.scrollY);
    };
    const note = () => {
      timer ??= setTimeout(remember, REMEMBERED_AFTER_MS);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      if (timer !== null) clearTimeout(timer);
      window.removeEventListener('scroll', note);
    };
  }, [key, pathname, navigationType]);
}
