import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sample, Screen } from './screen.ts';
import type { BrowserContext } from '@playwright/test';

const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;
/** Fonts, pictures and the last change of layout. */
const SETTLED_MS = 200;
/** The web app retries a failed call before it shows an error, and the machine may be busy. */
const TIMEOUT_MS = 40_000;

/**
 * Shows each screen once and draws it at every width, by day and by night. A screen that cannot be shown is a
 * problem of its own: the others are drawn all the same.
 * @returns names of pictures, and what went wrong, a line each
 */
export async function takeScreenshots(
  context: BrowserContext,
  screens: Screen[],
  sample: Sample,
  folder: string,
): Promise<{ drawn: string[]; problems: string[] }> {
  const drawn: string[] = [];
  const problems: string[] = [];
  context.setDefaultTimeout(TIMEOUT_MS);
  let page = await context.newPage();
  for (const { name, show, isWhole = false } of screens) {
    page = await turnPage(context, page);
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page, sample);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        if (await isTooWide(page)) problems.push(`${name}: at ${width} pixels it has to be scrolled sideways`);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(SETTLED_MS);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const picture = `${name}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, picture), fullPage: isWhole });
          drawn.push(picture);
        }
      }
      console.log(`  ${name}`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  await turnPage(context, page);
  return { drawn, problems };
}

/** A new page, to which the one before it leaves no recording; and no choice of a device; nor does the product still get what was kept from it. */
async function turnPage(context: BrowserContext, page: Page) {
  await page.evaluate(() => void indexedDB.deleteDatabase('stitchbook')).catch(() => undefined);
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(deleteUploads).catch(() => undefined);
  await context.setOffline(true);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  return context.newPage();
}

/** What was recorded on it would be offered to the next one, as from another device. */
async function deleteUploads(): Promise<void> {
  const uploads = (await (await fetch('/api/uploads')).json()) as { id: string }[];
  for (const { id } of uploads) await fetch(`/api/uploads/${id}`, { method: 'DELETE' });
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
