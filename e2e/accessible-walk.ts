import type { Page } from '@playwright/test';
import { findViolations } from './chromium/find-violations.ts';
import { settle } from './chromium/settle.ts';
import { test as walk, expect } from './walk.ts';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];
const HEIGHT = 900;

interface AccessibleWalk {
  /** Has axe look at what stands on the screen now, in every theme and at every width; what it finds fails the walk at its end. */
  look: (screen: string, page?: Page) => Promise<void>;
}

/** A walk on which axe comes along. */
export const test = walk.extend<AccessibleWalk>({
  look: async ({ page }, use, { title }) => {
    let looks = 0;
    await use(async (screen, shown = page) => {
      for (const width of WIDTHS) {
        await shown.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of SCHEMES) {
          await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settle(shown);
          expect.soft(await findViolations(shown), `${screen}, ${colorScheme}, ${width} pixels wide`).toEqual([]);
          looks += 1;
        }
      }
    });
    console.log(`axe looked ${looks} times (screen, theme, width): ${title}`);
  },
});

export { expect };
