import type { Page } from '@playwright/test';

/**
 * What makes the page as it stands wider than its window, a line for each: the innermost elements that reach beyond it, with
 * their class. Empty where nobody has to scroll sideways (WCAG 1.4.10).
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaches = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const wide = [...document.body.querySelectorAll('*')].filter(reaches);
    const innermost = wide.filter((element) => ![...element.children].some(reaches));
    const named = innermost
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))}`);
    return [`${scrollWidth} of ${clientWidth} pixels`, ...named];
  });
}
