const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Arrows mean something else on these, and Space presses them. */
const MOVED_BY_ARROWS = '[role="slider"], [role="tab"], [role="radio"], [role="menuitem"], [role="menuitemradio"]';
const PRESSED_BY_SPACE = 'button, summary, [role="button"], [role="tab"], [role="checkbox"], [role="menuitem"]';
/** A control that is pressed by Enter alone and leaves Space to the player. */
const LEAVES_SPACE = '[data-leaves-space]';

/** Whether a key belongs to what has the focus, to the browser, or to an open dialog, and so is no shortcut. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector(DIALOGS)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING)) return true;
  if (key.startsWith('Arrow')) return target.closest(MOVED_BY_ARROWS) !== null;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null && !target.closest(LEAVES_SPACE);
}
