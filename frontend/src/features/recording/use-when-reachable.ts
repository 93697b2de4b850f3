import { useEffect, useLayoutEffect, useRef } from 'react';

/** Browsers notice a network that is back, but not a server that is. */
const TRY_EVERY_MS = 30_000;

/** Tries again, for as long as it is awaited: when the browser says the network is back, and every half minute. */
export function useWhenReachable(isAwaited: boolean, tryAgain: () => void): void {
  const latest = useRef(tryAgain);
  useLayoutEffect(() => {
    latest.current = tryAgain;
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const attempt = () => navigator.onLine && latest.current();
    attempt();
    const timer = setInterval(attempt, TRY_EVERY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [isAwaited]);
}
