import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What browsers call a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

type Press = KeyboardEvent | ReactKeyboardEvent;

/**
 * Whether a key belongs to the input method with which Chinese, Japanese or Korean is written: its Enter chooses a word
 * and its Escape drops one. Safari ends the composition before it tells of the key, and only marks the key.
 */
export function isComposing(event: Press): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign that Safari gives
  return native.isComposing || native.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Whether Enter or Escape is meant for us. The one way to ask for either. */
export function isPressed(event: Press, key: 'Enter' | 'Escape'): boolean {
  return event.key === key && !isComposing(event);
}

/** For what may lie under a toast: Radix lets the latest comer alone hear Escape, and leaves the event as it was. */
export function closeByEscape(close: () => void): (event: ReactKeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (!isPressed(event, 'Escape') || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}

/** A list of suggestions that is open closes by Escape first, and the dialog around it by the next one. */
export function leaveToWhatTakesIt(event: KeyboardEvent): void {
  leaveToInputMethod(event);
  const isListOpen = event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]');
  if (isListOpen) event.preventDefault();
}

/** Radix would close as well by an Escape that only drops what an input method composes. */
export function leaveToInputMethod(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Arrows mean something else on these, and Space presses them. */
const MOVED_BY_ARROWS = 'input[type="range"], [role="tab"], [role="radio"], [role="menuitem"], [role="menuitemradio"]';
const PRESSED_BY_SPACE = 'button, summary, [role="button"], [role="tab"], [role="checkbox"], [role="menuitem"]';
const PRESSED_BY_ENTER = `a[href], ${PRESSED_BY_SPACE}`;
/** A control that is pressed by Enter alone and leaves Space to the player or the recorder. */
const LEAVES_SPACE = '[data-leaves-space]';
export const leavesSpace = {
  'data-leaves-space': true,
  /** Firefox would press it by letting go of Space. */
  onKeyUp: (event: ReactKeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  },
};

/** Whether a dialog, or a menu, has the keys for itself. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOGS) !== null;
}

/** Whether this is Ctrl and the letter, or the Mac's ⌘, and nothing has used it. */
export function isCtrl(event: KeyboardEvent, letter: string): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return key.toLowerCase() === letter && ctrlKey !== metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** A key's name among shortcuts: a letter with Shift is large and one without is small, whatever Caps Lock says. */
export function nameOfKey({ key, shiftKey }: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Whether a key belongs to what has the focus, to the browser, or to an open dialog, and so is no shortcut. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (isDialogOpen()) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING)) return true;
  if (key.startsWith('Arrow')) return target.closest(MOVED_BY_ARROWS) !== null;
  if (key === 'Enter') return target.closest(PRESSED_BY_ENTER) !== null;
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null && !target.closest(LEAVES_SPACE);
}
