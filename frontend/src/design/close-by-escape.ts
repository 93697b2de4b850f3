import type { KeyboardEvent } from 'react';
import { isComposing, isPressed } from '../keyboard/key-events.ts';

/** For what may lie under a toast: Radix lets the latest comer alone hear Escape, and leaves the event as it was. */
export function closeByEscape(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (!isPressed(event, 'Escape') || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}

/** Radix would close as well by an Escape that only drops what an input method composes. */
export function leaveToInputMethod(event: globalThis.KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
