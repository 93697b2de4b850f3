import { useEffect } from 'react';

const PLACES = '[tabindex="-1"], [role="dialog"], [role="alertdialog"]';

/**
 * Where a control goes away with the focus, the nearest place around it gets that: a part of the screen that says so by a
 * `tabIndex` of -1, or the main part. On the page itself the next Tab would begin at its top.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      around = placesAround(target);
    };
    const restore = () => {
      if (isLost(focused)) around.find((place) => place.isConnected)?.focus({ preventScroll: true });
    };
    // After those who know better where the focus belongs, as dialogs do.
    const observer = new MutationObserver(() => {
      if (isLost(focused)) setTimeout(restore);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function isLost(focused: Element | null): boolean {
  return focused?.isConnected === false && document.activeElement === document.body;
}

function placesAround(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = find(element); place; place = find(place.parentElement)) places.push(place);
  const main = document.getElementById('main');
  return main ? [...places, main] : places;
}

const find = (from: Element | null) => from?.closest<HTMLElement>(PLACES) ?? null;
