import type { Page } from '@playwright/test';

/** CSS pixels that a finger needs, in both directions. */
const LEAST = 44;

/**
 * What can be pressed and is smaller than a finger, a line each: whatever the page shows of buttons, links, tabs, menu items, options,
 * fields and choices. A choice is as large as its label, the first link of a card as the card that it opens; what reaches beyond what is drawn (`::after`) counts as far as nothing cuts
 * it off. A link within a sentence may be as high as its line.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="switch"]';
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    const cutOff = (box: Box, element: Element): Box => {
      const clipped = { ...box };
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (around === document.body || around === document.documentElement) break;
        const edge = around.getBoundingClientRect();
        // What scrolls shows the rest when it is scrolled.
        if (overflowX === 'hidden' || overflowX === 'clip') {
          clipped.left = Math.max(clipped.left, edge.left);
          clipped.right = Math.min(clipped.right, edge.right);
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          clipped.top = Math.max(clipped.top, edge.top);
          clipped.bottom = Math.min(clipped.bottom, edge.bottom);
        }
      }
      return clipped;
    };

    const reach = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      const { content, position, width, height } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return box;
      const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
      const [halfWidth, halfHeight] = [parseFloat(width) / 2 || 0, parseFloat(height) / 2 || 0];
      return {
        left: Math.min(left, middleX - halfWidth),
        right: Math.max(right, middleX + halfWidth),
        top: Math.min(top, middleY - halfHeight),
        bottom: Math.max(bottom, middleY + halfHeight),
      };
    };

    const isWithinSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, dt, h1, h2, h3, h4, blockquote') ?? element.parentElement;
      const own = element.textContent?.trim() ?? '';
      return (around?.textContent?.trim().length ?? 0) > own.length;
    };

    /** The element, its label, and the card or piece that a press anywhere on does the same for, as its first link or button. */
    const areas = (element: Element): Element[] => {
      const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = element.parentElement?.closest('article, li');
      const isPressedWhole = around && getComputedStyle(around).cursor === 'pointer';
      const main = around?.querySelector('a[href]') ?? around?.querySelector('button');
      return [element, ...label, ...(isPressedWhole && main === element ? [around] : [])];
    };

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What is read out alone is a pixel wide.
      if (width <= 1 || height <= 1) return element.closest('label') !== null && element.matches('input');
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest('[inert]')
      );
    };

    const smallOnes = [...document.querySelectorAll(PRESSED)].filter(isShown).flatMap((element) => {
      if (isWithinSentence(element)) return [];
      const boxes = areas(element).map((area) => cutOff(reach(area), area));
      const sizes = boxes.map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top }));
      const [own] = sizes;
      if (!own || own.width <= 0 || own.height <= 0) return [];
      if (sizes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) return [];
      const { width, height } = own;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return [`${element.tagName.toLowerCase()} “${name}”: ${width.toFixed(0)} x ${height.toFixed(0)}`];
    });
    return [...new Set(smallOnes)];
  }, LEAST);
}
