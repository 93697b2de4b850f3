import { openNotes } from './screen.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

/** From now on nothing is answered that the page asks for, and the browser knows of no network. */
async function goOffline(page: Page) {
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByText('You are offline.').waitFor();
}

/** The list was read, and its notes are kept on this device. */
async function keepNotes(page: Page) {
  await page.waitForFunction(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'stitchbook-notes');
    if (!isThere) return false;
    const counted = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('stitchbook-notes');
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('notes').objectStore('notes').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
    return counted > 0;
  });
}

/** What this device has kept, on a page that was opened without the server. */
const openKept =
  (path: (sample: Parameters<Screen['show']>[1]) => string): Screen['show'] =>
  async (page, sample) => {
    await openNotes(page, sample);
    await keepNotes(page);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto(sample.address + path(sample));
    await page.getByText('You are offline.').waitFor();
  };

/** Without a network. */
export const OFFLINE_SCREENS: Screen[] = [
  {
    name: 'offline',
    show: async (page, sample) => {
      await openNotes(page, sample);
      await goOffline(page);
    },
  },
  {
    name: 'offline-kept-notes',
    show: async (page, sample) => {
      await openKept(() => '/notes')(page, sample);
      await page.getByText('You are offline: these are the last').waitFor();
    },
  },
  {
    name: 'offline-kept-searched',
    show: async (page, sample) => {
      await openKept(() => '/notes?q=roofer')(page, sample);
      await page.getByText('You are offline: searching the last').waitFor();
    },
  },
  {
    name: 'offline-kept-note',
    show: async (page, sample) => {
      await openKept(({ longNoteId }) => `/notes/${longNoteId}`)(page, sample);
      await page.getByText('These are the words that this device has kept').waitFor();
    },
  },
  {
    name: 'offline-note-not-kept',
    show: async (page, sample) => {
      await openKept(() => '/notes/999999')(page, sample);
      await page.getByText('This note could not be loaded yet.').waitFor();
    },
  },
];
