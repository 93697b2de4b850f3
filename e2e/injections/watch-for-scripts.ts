import type { Page } from '@playwright/test';

/** Attributes and elements that no page of the product has, and that markup made of people's words would bring. */
const FOREIGN =
  'script:not([src]), iframe, object, embed, base, math, marquee, template, [srcdoc], [onload], [onerror], [onfocus], [ontoggle], [onbegin], [onstart], [href^="javascript:" i], [src^="javascript:" i], [formaction]';

/** Dialogs that a page has opened from now on, by their words. */
export function watchForDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

/** What stands in the page as markup that should only be words. */
export function findForeignMarkup(page: Page): Promise<string[]> {
  return page.evaluate(
    (foreign) => Array.from(document.querySelectorAll(foreign), (element) => element.outerHTML.slice(0, 200)),
    FOREIGN,
  );
}
