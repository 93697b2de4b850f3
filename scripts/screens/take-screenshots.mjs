// @ts-check
import { join } from 'node:path';

const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** Fonts, pictures and the last change of layout. */
const SETTLED_MS = 200;

/**
 * Shows each screen once and draws it at every width, by day and by night. A screen that cannot be shown is told of
 * and does not keep the others.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./screens.mjs').Screen[]} screens @param {import('./screens.mjs').Sample} sample
 * @param {string} folder
 * @returns {Promise<string[]>} what went wrong, a line each
 */
export async function takeScreenshots(context, screens, sample, folder) {
  const problems = [];
  let page = await context.newPage();
  for (const { name, show, isWhole = false } of screens) {
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page, sample);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.waitForTimeout(SETTLED_MS);
          await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: isWhole });
        }
      }
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
    // Forms of one flow follow each other in one page; all else begins anew.
    if (!name.startsWith('sign-in')) {
      await page.evaluate(() => void indexedDB.deleteDatabase('stitchbook'));
      await page.close({ runBeforeUnload: false });
      page = await context.newPage();
    }
  }
  await page.close();
  return problems;
}
