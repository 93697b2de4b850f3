import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';

interface WideTableProps {
  caption: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A table over time, which may be wider than its sheet: it shows its end first, and its first column always. */
export function WideTable({ caption, onKeyDown, children }: WideTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo?.({ left: scroller.current.scrollWidth });
  }, []);
  return (
    <div ref={scroller} className="relative scroll-ps-36 overflow-x-auto overscroll-x-contain py-1 pe-1">
      <table onKeyDown={onKeyDown} className="border-separate border-spacing-0.5">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
