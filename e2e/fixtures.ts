import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { watchConsoleErrors } from './chromium/watch-console-errors.ts';

interface Fixtures {
  /** What this test makes the browser complain of on purpose, such as a refused upload. */
  expectConsoleErrors: (complaint: RegExp) => void;
  /** A page in a browser of its own: another person, or the same one elsewhere. */
  openOtherBrowser: () => Promise<Page>;
  consoleErrors: { seen: string[]; expected: RegExp[] };
}

/**
 * Enrichment may change a note between the reading and the change of one of its fields: the app then makes the change on top of what
 * stands there, and whoever loses by it is told on the page.
 */
const CHANGED_MEANWHILE = /\/api\/notes\/\d+\/update-(title|tags|transcript) .*\b409\b/;

/** Every spec also shows that the browser has nothing to complain of: no error in the console, nothing that the CSP stops. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.STITCHBOOK_URL),

  consoleErrors: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected = [CHANGED_MEANWHILE];
      await watchConsoleErrors(context, seen);
      await use({ seen, expected });
      expect(seen.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],

  expectConsoleErrors: async ({ consoleErrors }, use) => use((complaint) => consoleErrors.expected.push(complaint)),

  openOtherBrowser: async ({ browser, baseURL, consoleErrors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      opened.push(context);
      await watchConsoleErrors(context, consoleErrors.seen);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
