import { useState } from 'react';

/**
 * What had the focus when a dialog was first drawn, and gets it back at its end: Radix gives it back to a trigger
 * alone, and the page loses it as soon as it is made inert.
 */
export function useOpener(): HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return opener instanceof HTMLElement ? opener : null;
}
