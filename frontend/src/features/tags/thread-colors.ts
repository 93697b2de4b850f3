import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';

/** The threads that a theme can have; all can be told from paper and from ink. */
export const THREAD_COLORS: readonly { name: string; color: string }[] = [
  { name: 'Indigo', color: DEFAULT_THEME_COLOR },
  { name: 'Woad', color: '#2b87d1' },
  { name: 'Verdigris', color: '#0f9d8a' },
  { name: 'Moss', color: '#5f9a33' },
  { name: 'Weld', color: '#b98a00' },
  { name: 'Rust', color: '#d9622b' },
  { name: 'Madder', color: '#d1405f' },
  { name: 'Orchil', color: '#a355c4' },
];
