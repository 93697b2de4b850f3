import { useEffect, useLayoutEffect, useRef } from 'react';
import { isKeyTaken } from './is-key-taken.ts';

/** What to do on which `KeyboardEvent.key`, wherever the focus is. */
export type Keys = Readonly<Record<string, () => void>>;

/** Hears the keys of the whole page while shown. Never while the person types, nor where the focused control uses the key. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || isKeyTaken(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
