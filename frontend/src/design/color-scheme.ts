import { useSyncExternalStore } from 'react';

export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `public/color-scheme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'stitchbook.color-scheme';
const listeners = new Set<() => void>();

/** The scheme the person chose (`system` until they do), and how to choose another. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, readColorScheme), chooseColorScheme];
}

function readColorScheme(): ColorScheme {
  const applied = document.documentElement.dataset.scheme;
  return applied === 'light' || applied === 'dark' ? applied : 'system';
}

function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  colorBrowser(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** The browser's own frame, such as a phone's status bar, has the colour of the scheme. */
function colorBrowser(scheme: ColorScheme): void {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = color.dataset.scheme;
    if (scheme === 'system') color.media = `(prefers-color-scheme: ${own})`;
    else color.media = own === scheme ? 'all' : 'not all';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
