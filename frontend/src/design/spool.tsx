import type { CSSProperties } from 'react';

interface SpoolProps {
  name: string;
  /** Any CSS colour; the words stay in ink, so that every colour can be read. */
  color: string;
}

/** A theme as a spool of its thread. */
export function Spool({ name, color }: SpoolProps) {
  return (
    <span
      style={{ '--spool': color } as CSSProperties}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-[color-mix(in_srgb,var(--spool)_55%,var(--sheet))] bg-[color-mix(in_srgb,var(--spool)_12%,var(--sheet))] pr-2.5 pl-2 text-[0.9rem]"
    >
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--spool) forced-color-adjust-none" />
      <span className="truncate">{name}</span>
    </span>
  );
}
