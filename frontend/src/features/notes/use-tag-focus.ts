import { useEffect, useReducer, useRef } from 'react';

/** The element that opens the menu of a tag. */
export const tagMenuId = (themeId: number) => `tag-${themeId}`;

type TakeFocus = (themeId: number, goneId?: number) => void;

/**
 * Gives a function that takes the focus on to a tag as soon as that is drawn, and another one is gone. Who has taken it elsewhere
 * meanwhile keeps it there.
 */
export function useTagFocus(): TakeFocus {
  const wanted = useRef<Parameters<TakeFocus> | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Whatever was drawn.
  useEffect(() => {
    if (!wanted.current) return;
    const [themeId, goneId] = wanted.current;
    const menu = findMenu(themeId);
    if (!menu || (goneId !== undefined && findMenu(goneId))) return;
    wanted.current = null;
    if (isFocusFree()) menu.focus();
  });
  return (...next) => {
    wanted.current = next;
    draw();
  };
}

const findMenu = (themeId: number) => document.getElementById(tagMenuId(themeId));

function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'main';
}
