import type { Page } from '@playwright/test';
import { findViolations } from './chromium/find-violations.ts';
import { waitForAnimations } from './chromium/wait-for-animations.ts';
import { test as base, expect } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];
const HEIGHT = 900;

interface AccessibilityFixtures {
  /** Has axe look at what stands on the screen now, in every theme and at every width; what it finds fails the test at its end. */
  look: (screen: string, page?: Page) => Promise<void>;
}

/** A test that axe also looks at. */
export const test = base.extend<AccessibilityFixtures>({
  look: async ({ page }, use, { title }) => {
    let looks = 0;
    await use(async (screen, shown = page) => {
      for (const width of WIDTHS) {
        await shown.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of SCHEMES) {
          await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await waitForAnimations(shown);
          expect.soft(await findViolations(shown), `${screen}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
          looks += 1;
        }
      }
    });
    console.log(`axe looked ${looks} times (screen, theme, width): ${title}`);
  },
});

export { expect };
