import type { KeyboardEvent } from 'react';

/** For what may lie under a toast: Radix lets the latest comer alone hear Escape, and leaves the event as it was. */
export function closeByEscape(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
