import type { Insights } from '@stitchbook/api-types';

/** Of a person without notes. */
export function makeInsights(changes: Partial<Insights> = {}): Insights {
  return {
    today: '2026-11-25',
    totals: { notes: 0, words: 0, seconds: 0 },
    streaks: { longest: 0, current: 0 },
    days: [],
    periods: [],
    moods: [],
    themes: [],
    pairs: [],
    yearAgo: [],
    ...changes,
  };
}

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

/** With all that insights have, of two months. */
export const FULL_INSIGHTS = makeInsights({
  totals: { notes: 1234, words: 56_789, seconds: 9_000 },
  streaks: { longest: 12, current: 1 },
  days: [
    { day: '2025-11-24', notes: 1 },
    { day: '2026-11-16', notes: 4 },
    { day: '2026-11-25', notes: 2 },
  ],
  periods: [OCTOBER, NOVEMBER],
  moods: [
    { from: OCTOBER.from, sentiment: 'negative', notes: 1 },
    { from: NOVEMBER.from, sentiment: 'very_positive', notes: 5 },
    { from: NOVEMBER.from, sentiment: 'neutral', notes: 1 },
  ],
  themes: [
    {
      id: 1,
      name: 'garden',
      color: '#0f9d8a',
      notes: 5,
      periods: [
        { from: OCTOBER.from, notes: 1 },
        { from: NOVEMBER.from, notes: 4 },
      ],
    },
    { id: 2, name: 'a & b', color: '#d97706', notes: 2, periods: [{ from: NOVEMBER.from, notes: 2 }] },
  ],
  pairs: [{ first: 'a & b', second: 'garden', notes: 2 }],
  yearAgo: [{ id: 7, title: 'The first roses' }],
});
