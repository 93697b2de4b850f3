// @ts-check
import { join } from 'node:path';

const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** Fonts, pictures and the last change of layout. */
const SETTLED_MS = 200;
/** A failed call is tried some times before it is told of, and the machine may be busy. */
const PATIENCE_MS = 40_000;

/**
 * Shows each screen once and draws it at every width, by day and by night. A screen that cannot be shown is told of
 * and does not keep the others.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./screen.mjs').Screen[]} screens @param {import('./screen.mjs').Sample} sample
 * @param {string} folder
 * @returns {Promise<{ drawn: string[], problems: string[] }>} names of pictures, and what went wrong, a line each
 */
export async function takeScreenshots(context, screens, sample, folder) {
  const drawn = [];
  const problems = [];
  context.setDefaultTimeout(PATIENCE_MS);
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

/**
 * A new page, to which the one before it leaves no recording; nor does the product still get what was kept from it.
 * @param {import('@playwright/test').BrowserContext} context @param {import('./screen.mjs').Page} page
 */
async function turnPage(context, page) {
  await page.evaluate(() => void indexedDB.deleteDatabase('stitchbook')).catch(() => undefined);
  await context.setOffline(true);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  return context.newPage();
}

/** @param {import('./screen.mjs').Page} page */
const isTooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
