import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { watchForTrouble } from './chromium/watch-for-trouble.ts';

interface Walk {
  /** What this walk makes the browser complain of on purpose, such as a refused upload. */
  expectTrouble: (complaint: RegExp) => void;
  /** A page in a browser of its own: another person, or the same one elsewhere. */
  openOtherBrowser: () => Promise<Page>;
  trouble: { seen: string[]; expected: RegExp[] };
}

/** Every walk also shows that the browser has nothing to complain of: no error in the console, nothing that the CSP stops. */
export const test = base.extend<Walk>({
  baseURL: async ({}, use) => use(process.env.STITCHBOOK_URL),

  trouble: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      await watchForTrouble(context, seen);
      await use({ seen, expected });
      expect(seen.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],

  expectTrouble: async ({ trouble }, use) => use((complaint) => trouble.expected.push(complaint)),

  openOtherBrowser: async ({ browser, baseURL, trouble }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      opened.push(context);
      await watchForTrouble(context, trouble.seen);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
