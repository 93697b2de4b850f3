import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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

    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, navigationType]);
}
