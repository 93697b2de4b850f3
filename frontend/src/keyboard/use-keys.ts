import { deviceSetting } from '../device/device-setting.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isKeyTaken } from './key-events.ts';

/** What to do on which `KeyboardEvent.key`, wherever the focus is. */
export type Keys = Readonly<Record<string, () => void>>;

/** Hears the keys of the whole page while shown, unless they are turned off. Never while the person types, nor where the focused control uses the key. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || singleKeys.read() === 'off' || isKeyTaken(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** Whether keys without Ctrl and the like are shortcuts. Who speaks to their device, or hits keys by mistake, wants none. */
export const singleKeys = deviceSetting('stitchbook.single-key-shortcuts', ['on', 'off'], 'on');
