import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPressed } from '../../keyboard/key-events.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { selection, useSelection } from './selection.ts';

const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const OWN_CONTROLS = 'button, input, textarea, select, [role="menu"], [role="alert"]';

/**
 * Selects notes of a list: by a long press of a finger, with Shift, by `x` on the note that has the focus; once one is selected
 * a press on another does. What it gives belongs to the list's element, in which `data-note` names each note.
 */
export function useSelectNotes(ids: readonly number[]) {
  const isSelecting = useSelection() !== null;
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isHandled = useRef(false);
  useEffect(() => () => selection.end(), []);
  const selectFocused = () => {
    const id = noteAt(document.activeElement);
    if (id !== null) selection.toggle(id);
  };
  useKeys({ x: selectFocused });
  // Not a shortcut of a single key, and heard where a box has the focus as well.
  useEffect(() => {
    if (!isSelecting) return undefined;
    const hear = (event: KeyboardEvent) => {
      const isElsewhere = event.defaultPrevented || document.querySelector(DIALOGS) !== null;
      if (isPressed(event, 'Escape') && !isElsewhere) leaveSelecting();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isSelecting]);

  return useMemo(() => {
    const release = () => {
      if (press.current) clearTimeout(press.current.timer);
      press.current = null;
    };
    return {
      onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
        isHandled.current = false;
        const id = noteAt(target);
        if (pointerType !== 'touch' || id === null || isControl(target)) return;
        const select = () => {
          isHandled.current = true;
          selection.toggle(id);
        };
        press.current = { timer: setTimeout(select, LONG_PRESS_MS), x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      // The browser would mark the words between two presses.
      onMouseDown: (event: MouseEvent) => {
        if (event.shiftKey && noteAt(event.target) !== null && !isControl(event.target)) event.preventDefault();
      },
      onContextMenu: (event: MouseEvent) => {
        if (press.current || isHandled.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        const id = noteAt(event.target);
        if (id === null || isControl(event.target)) return;
        const isRange = event.shiftKey;
        if (!isRange && !isHandled.current && selection.ids() === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (isRange) selection.extendTo(id, ids);
        else if (!isHandled.current) selection.toggle(id);
        isHandled.current = false;
      },
    };
  }, [ids]);
}

/** The box that has the focus goes with the selection: the focus goes on with its note. */
function leaveSelecting(): void {
  const { activeElement } = document;
  const note = activeElement?.closest('[data-note]');
  selection.end();
  const next = note?.querySelector<HTMLElement>('article :is(h2, h3) a') ?? document.getElementById('main');
  requestAnimationFrame(() => {
    if (activeElement?.isConnected === false) next?.focus({ preventScroll: true });
  });
}

function noteAt(target: EventTarget | null): number | null {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-note]')?.dataset.note : undefined;
  return id === undefined ? null : Number(id);
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(OWN_CONTROLS) !== null;
}
