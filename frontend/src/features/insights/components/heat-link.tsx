import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { RovingMark } from '../use-roving-focus.ts';

/** From few notes to many. Ink and paper can be read on each. */
const HEATS = [
  'bg-[color-mix(in_srgb,var(--thread)_22%,var(--sheet))]',
  'bg-[color-mix(in_srgb,var(--thread)_36%,var(--sheet))]',
  'bg-[color-mix(in_srgb,var(--thread)_50%,var(--sheet))]',
  'bg-thread-fill text-on-thread',
];

interface HeatLinkProps {
  to: string;
  notes: number;
  /** The most that any mark of the same table stands for. */
  most: number;
  label: string;
  mark: RovingMark;
}

/** A square that is the darker the more notes it leads to. */
export function HeatLink({ to, notes, most, label, mark }: HeatLinkProps) {
  // By magnitude: one day on which a hundred notes were imported does not leave all others pale.
  const heat = Math.max(1, Math.round((Math.log1p(notes) / Math.log1p(most)) * HEATS.length));
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      {...mark}
      className={clsx(
        'grid h-6 min-w-6 place-items-center rounded text-sm leading-none tabular-nums outline-offset-1 hover:brightness-95 pointer-coarse:h-11 pointer-coarse:min-w-11',
        HEATS[heat - 1],
      )}
    >
      {notes}
    </Link>
  );
}
