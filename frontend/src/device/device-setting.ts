import { useSyncExternalStore } from 'react';

export interface DeviceSetting<Value> {
  read: () => Value;
  choose: (value: Value) => void;
  /** Calls back after each choice, here or in another tab; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The value, and how to choose another. */
  use: () => [Value, (value: Value) => void];
}

/**
 * Something that a person chooses for this device: remembered there, and the same in all its tabs. Where the browser
 * keeps nothing, or has no room, the choice lasts as long as the page.
 */
export function deviceSetting<Value extends string | number>(
  key: string,
  values: readonly Value[],
  usual: Value,
): DeviceSetting<Value> {
  const listeners = new Set<() => void>();
  let unkept: Value | null = null;

  const read = (): Value => {
    if (unkept !== null) return unkept;
    try {
      const stored = localStorage.getItem(key);
      return values.find((value) => String(value) === stored) ?? usual;
    } catch {
      return usual;
    }
  };
  const choose = (value: Value) => {
    try {
      localStorage.setItem(key, String(value));
      unkept = null;
    } catch {
      unkept = value;
    }
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, choose, subscribe, use: () => [useSyncExternalStore(subscribe, read), choose] };
}
