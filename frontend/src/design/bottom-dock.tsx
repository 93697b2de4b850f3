import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Where a screen may put a bar of its own. */
export const DOCK_ID = 'dock';

/**
 * The bars that stay at the foot of the window on every screen, one above the other; stands last on the page, whose end
 * they therefore never cover. What floats elsewhere (toasts, the button for a new note) keeps clear of them by
 * `--dock-height`.
 */
export function BottomDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--dock-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (dock.current) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return (
    <div
      ref={dock}
      id={DOCK_ID}
      className="sticky bottom-0 z-40 flex flex-col not-empty:bg-sheet not-empty:pb-[env(safe-area-inset-bottom)] not-empty:shadow-lift-high *:border-t *:border-rule print:hidden"
    >
      {children}
    </div>
  );
}
