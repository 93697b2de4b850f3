import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isListAddress } from '../shortcuts/is-list-address.ts';

const NOTE = /^\/notes\/(\d+)$/;
/** The list may have to be read, or its notes drawn, first. */
const TRIED_FOR_MS = 2000;
const TRIED_EVERY_MS = 50;

/** Who comes back from a note to the list has the focus on that note again, and goes on from there. */
export function useFocusReturn(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const noteId = NOTE.exec(before.current)?.[1];
    before.current = pathname;
    if (noteId === undefined || !isListAddress(pathname)) return undefined;
    const begunAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryToFocus = () => {
      if (!isFocusFree()) return;
      const link = findLink(noteId);
      if (link) link.focus({ preventScroll: true });
      else if (performance.now() - begunAt < TRIED_FOR_MS) timer = setTimeout(tryToFocus, TRIED_EVERY_MS);
    };
    tryToFocus();
    return () => clearTimeout(timer);
  }, [pathname]);
}

function findLink(noteId: string): HTMLElement | null {
  const address = `/notes/${noteId}`;
  return document.querySelector(`#main :is(h2, h3) a:is([href="${address}"], [href^="${address}?"])`);
}

/** Nobody has taken it elsewhere meanwhile. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'main';
}
