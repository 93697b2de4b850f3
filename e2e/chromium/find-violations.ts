import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe-core holds against the page as it stands, a line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's CSP does not concern.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
