import { useEffect } from 'react';

/** For so long after the person was asked: the page is left at once, or stays. */
const ASKED_FOR_MS = 5_000;

/** Whether the person has been asked already. */
let isMeant = false;

/** Before the page is left on purpose, by a question of our own. */
export function leaveWithoutWarning(): void {
  isMeant = true;
  setTimeout(() => (isMeant = false), ASKED_FOR_MS);
}

/** Lets the browser ask before the tab is closed or reloaded, in its own words. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isMeant) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
