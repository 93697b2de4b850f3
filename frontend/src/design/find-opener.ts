/**
 * What opens a dialog and gets the focus back at its end: Radix gives it back to a trigger alone. It is what has the focus, or
 * the button of the menu that has it, which is gone by then.
 */
export function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement;
  return opener instanceof HTMLElement ? opener : null;
}
