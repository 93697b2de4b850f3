import { useSyncExternalStore } from 'react';

export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5, 2] as const;

const STORAGE_KEY = 'stitchbook.playback-rate';
const listeners = new Set<() => void>();
/** What was chosen where storage is closed to us. */
let chosen = 1;

/** How fast long audio is played, as the person chose last, here or in an earlier visit. */
export function usePlaybackRate(): [number, (rate: number) => void] {
  return [useSyncExternalStore(subscribe, readRate), chooseRate];
}

function readRate(): number {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY) ?? 1);
    return PLAYBACK_RATES.find((rate) => rate === stored) ?? 1;
  } catch {
    return chosen;
  }
}

function chooseRate(rate: number): void {
  chosen = rate;
  try {
    localStorage.setItem(STORAGE_KEY, String(rate));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
