import type { CSSProperties } from 'react';
import { dyeOf } from './dyes.ts';

interface ThemeLabelProps {
  name: string;
  /** Any CSS colour; the words stay in ink, so that every colour can be read. */
  color: string;
}

/** The name of a theme, marked with its colour. */
export function ThemeLabel({ name, color }: ThemeLabelProps) {
  return (
    <span
      style={{ '--theme-color': dyeOf({ name, color }) } as CSSProperties}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-[color-mix(in_srgb,var(--theme-color)_55%,var(--sheet))] bg-[color-mix(in_srgb,var(--theme-color)_12%,var(--sheet))] pe-2.5 ps-2 text-sm"
    >
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--theme-color) forced-color-adjust-none" />
      <span className="truncate">{name}</span>
    </span>
  );
}
