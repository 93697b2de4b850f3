import type { NoteSort } from '@stitchbook/contracts';

export const SORT_LABELS: Readonly<Record<NoteSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  longest: 'Longest first',
};
