import clsx from 'clsx';
import { useEffect } from 'react';
import type { DayGroup } from '../day-groups.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Pixels of a heading. */
export const DAY_HEADING_PX = { comfortable: 38, compact: 22 } as const;

interface DayHeadingProps {
  group: DayGroup;
  isCompact: boolean;
}

/** When the notes below were made, and how many there are. */
export function DayHeading({ group, isCompact }: DayHeadingProps) {
  return (
    <div className={lineClass(isCompact)}>
      <h2 className="truncate font-sans text-sm leading-[inherit] font-semibold tracking-normal text-soft">
        {group.label}
      </h2>
      <Count group={group} />
    </div>
  );
}

/** The same for the notes that are at the top of the window, above them while they are scrolled. For the eye alone. */
export function StickyDay({ group, isCompact }: DayHeadingProps) {
  // What gets the focus is not scrolled to beneath it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = '2.5rem';
    return () => {
      style.scrollPaddingTop = '';
    };
  }, []);
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-0 z-20 h-0 print:hidden">
      <div className={clsx(lineClass(isCompact), 'absolute inset-x-0 top-0 bg-paper')}>
        <span className="truncate text-sm leading-[inherit] font-semibold text-soft">{group.label}</span>
        <Count group={group} />
      </div>
    </div>
  );
}

function Count({ group: { count, isOpenEnded } }: { group: DayGroup }) {
  return (
    <span className="shrink-0 text-sm leading-[inherit] text-soft tabular-nums">
      {isOpenEnded ? noteListTexts.inGroupOrMore(count) : noteListTexts.notes(count)}
    </span>
  );
}

function lineClass(isCompact: boolean): string {
  return clsx(
    'flex items-center justify-between gap-4 px-1',
    isCompact ? 'min-h-[22px] leading-[22px]' : 'min-h-[38px] pb-2',
  );
}
