import type { Page } from '@playwright/test';
import { findOverflow } from './chromium/find-overflow.ts';
import { findViolations } from './chromium/find-violations.ts';
import { waitForAnimations } from './chromium/wait-for-animations.ts';
import { test as base, expect } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];
/** As narrow as a page may get before it has to be scrolled sideways: 1,280 pixels, enlarged four times (WCAG 1.4.10). */
const NARROWEST = 320;
const HEIGHT = 900;
const isLong = process.env.ACCESSIBILITY_LONG === '1';
/** By which each screen is looked at narrow in one theme and wide in the other. */
const SEED = Number(process.env.ACCESSIBILITY_SEED ?? Date.now() % 2 ** 31);

interface AccessibilityFixtures {
  /**
   * Has axe look at what stands on the screen now, in both themes and at both widths, with ACCESSIBILITY_LONG=1 in both themes at
   * each width; what it finds fails the test at its end. So does a screen that has to be scrolled sideways.
   */
  look: (screen: string, page?: Page) => Promise<void>;
}

/** A bit of the seed for each screen of a test, the other theme for the other width. */
function themeOf(screen: number, widthIndex: number): (typeof SCHEMES)[number] {
  const isDark = ((SEED >> (screen % 31)) + widthIndex) % 2 === 1;
  return isDark ? 'dark' : 'light';
}

/** A test that axe also looks at. */
export const test = base.extend<AccessibilityFixtures>({
  look: async ({ page }, use, { title }) => {
    let screens = 0;
    let looks = 0;
    await use(async (screen, shown = page) => {
      screens += 1;
      await shown.setViewportSize({ width: NARROWEST, height: HEIGHT });
      // What measures itself is drawn anew a frame after the window.
      await shown.emulateMedia({ reducedMotion: 'reduce' });
      await waitForAnimations(shown);
      expect.soft(await findOverflow(shown), `${screen}, scrolled sideways at ${NARROWEST} pixels`).toEqual([]);
      for (const [index, width] of WIDTHS.entries()) {
        await shown.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of isLong ? SCHEMES : [themeOf(screens, index)]) {
          await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await waitForAnimations(shown);
          expect.soft(await findViolations(shown), `${screen}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
          looks += 1;
        }
        expect.soft(await findOverflow(shown), `${screen}, scrolled sideways at ${width} pixels`).toEqual([]);
      }
    });
    const repeat = isLong ? '' : `, with ACCESSIBILITY_SEED=${SEED}`;
    console.log(`axe looked ${looks} times (screen, theme, width): ${title}${repeat}`);
  },
});

export { expect };
