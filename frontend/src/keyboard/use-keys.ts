import { deviceSetting } from '../device/device-setting.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isKeyTaken, nameOfKey } from './key-events.ts';

/** What to do on which `KeyboardEvent.key`, wherever the focus is; a large letter is one with Shift. */
export type Keys = Readonly<Record<string, () => void>>;

interface KeysOptions {
  /** Before those of the screen, which then do not get them. */
  isFirst?: boolean;
}

/** Hears the keys of the whole page while shown, unless they are turned off. Never while the person types, nor where the focused control uses the key. */
export function useKeys(keys: Keys, { isFirst = false }: KeysOptions = {}): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = latest.current[nameOfKey(event)];
      if (!act || singleKeys.read() === 'off' || isKeyTaken(event)) return;
      event.preventDefault();
      act();
    };
    // A key comes to the document before it comes to the window.
    const place: EventTarget = isFirst ? document : window;
    place.addEventListener('keydown', hear as EventListener);
    return () => place.removeEventListener('keydown', hear as EventListener);
  }, [isFirst]);
}

/** Whether keys without Ctrl and the like are shortcuts. Who speaks to their device, or hits keys by mistake, wants none. */
export const singleKeys = deviceSetting('stitchbook.single-key-shortcuts', ['on', 'off'], 'on');
