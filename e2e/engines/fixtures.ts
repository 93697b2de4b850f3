import { test as base, expect } from '@playwright/test';
import type { Browser } from './drivers/browser.ts';
import { openFirefox } from './drivers/firefox.ts';
import { openWebKit } from './drivers/webkit.ts';
import { EnginePage } from './engine-page.ts';

export const ENGINES = ['Firefox', 'WebKit'] as const;
type Engine = (typeof ENGINES)[number];

interface Fixtures {
  /** Opens another browser, for another person. */
  openBrowser: (engine: Engine) => Promise<EnginePage>;
}

/** Asking who is signed in answers a visitor 401, as the product's contract says, and a browser may report it. */
const VISITOR = /\/api\/auth\/user .*\b401\b/;

/** Every spec also shows that the browser has nothing to complain of. */
export const test = base.extend<Fixtures>({
  openBrowser: async ({}, use, info) => {
    const opened: { browser: Browser; page: EnginePage }[] = [];
    await use(async (engine) => {
      const browser = await (engine === 'Firefox' ? openFirefox() : openWebKit());
      const page = new EnginePage(browser, process.env.STITCHBOOK_URL ?? '');
      opened.push({ browser, page });
      return page;
    });
    const complaints = [];
    for (const [index, { browser, page }] of opened.entries()) {
      if (info.status !== info.expectedStatus)
        await page.takeScreenshot(info.outputPath(`browser-${index}.png`)).catch(() => undefined);
      complaints.push(...(await browser.complaints()));
      await browser.close();
    }
    expect(complaints.filter((complaint) => !VISITOR.test(complaint))).toEqual([]);
  },
});

export { expect };
