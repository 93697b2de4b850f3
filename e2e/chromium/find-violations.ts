import type { Page } from '@playwright/test';
import axe from 'axe-core';

const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  // Everything that axe asks by itself, which is WCAG 2.1 AA and good practice, and what 2.2 adds to it.
  rules: { 'target-size': { enabled: true } },
};

/** What axe-core holds against the page as it stands, a line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's CSP does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), OPTIONS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
