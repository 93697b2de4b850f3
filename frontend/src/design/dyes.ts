import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';

/** The threads that a theme can have; all can be told from paper and from ink. Indigo is not quite what a theme without a choice has. */
export const DYES = [
  { name: 'indigo', color: '#6366f0' },
  { name: 'woad', color: '#2b87d1' },
  { name: 'verdigris', color: '#0f9d8a' },
  { name: 'moss', color: '#5f9a33' },
  { name: 'weld', color: '#b98a00' },
  { name: 'rust', color: '#d9622b' },
  { name: 'madder', color: '#d1405f' },
  { name: 'orchil', color: '#a355c4' },
] as const;

/** The colour in which a theme is shown: the one that was chosen for it, else the dye that its name stands for. */
export function dyeOf({ name, color }: { name: string; color: string }): string {
  if (color.toLowerCase() !== DEFAULT_THEME_COLOR) return color;
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return DYES[hash % DYES.length]?.color ?? color;
}
