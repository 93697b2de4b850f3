import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SIGNED_IN } from './fake-api.ts';

const LOADS = 5;
/** A connection at home; the processor is as fast as it is. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

export interface FirstLoad {
  /** Milliseconds until the first note was painted, the median of five loads. */
  noteMs: number;
  paintMs: number;
  /** The same page with its styles and an empty script: until its words were painted. */
  bareMs: number;
  /** What was asked for until then in the median load: what, from when until when in milliseconds, and its bytes. */
  chain: string[];
}

/** The signed-in list in a browser that has nothing yet, over a throttled network. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const bare: number[] = [];
  const full: { noteMs: number; paintMs: number; chain: string[] }[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    bare.push(
      await inNewBrowser(browser, address, async (page) => {
        await page.goto(`${address}/notes?bare`);
        return firstPaint(page);
      }),
    );
    full.push(
      await inNewBrowser(browser, address, async (page) => {
        await page.goto(`${address}/notes`);
        await page.waitForFunction(() => 'firstNoteMs' in window);
        const noteMs = await page.evaluate(() => window.firstNoteMs);
        return { noteMs, paintMs: await firstPaint(page), chain: await requestsUntil(page, noteMs) };
      }),
    );
  }
  const median = full.toSorted((one, other) => one.noteMs - other.noteMs)[Math.floor(LOADS / 2)];
  const bareMs = bare.toSorted((one, other) => one - other)[Math.floor(LOADS / 2)];
  if (!median || bareMs === undefined) throw new Error('Nothing was loaded.');
  return { ...median, bareMs };
}

async function inNewBrowser<Answer>(browser: Browser, address: string, act: (page: Page) => Promise<Answer>) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ ...SIGNED_IN, url: address }]);
    await context.addInitScript(watchForNote);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Within the page: when the first note was there and had been painted. */
function watchForNote() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { firstNoteMs: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((entries) => {
          const [paint] = entries.getEntriesByName('first-contentful-paint');
          if (paint) done(paint.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

const requestsUntil = (page: Page, untilMs: number) =>
  page.evaluate(
    (until) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ startTime }) => startTime <= until)
        .map(({ name, startTime, responseEnd, encodedBodySize }) => {
          const { pathname, search } = new URL(name);
          const kilobytes = (encodedBodySize / 1000).toFixed(1);
          return `${startTime.toFixed(0).padStart(5)} to ${responseEnd.toFixed(0).padStart(5)} ms ${kilobytes.padStart(7)} kB  ${pathname}${search}`;
        }),
    untilMs,
  );

declare global {
  interface Window {
    firstNoteMs: number;
  }
}
