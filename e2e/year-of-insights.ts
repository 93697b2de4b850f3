const DAY_MS = 86_400_000;
const SENTIMENTS = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'];
const THEMES = ['garden', 'work', 'family', 'a theme with quite a long name', 'health', 'music', 'travel', 'idea'];
const COLORS = ['#0f9d8a', '#d97706', '#db2777', '#6366f1'];

/** What `GET /api/insights` answers somebody who has made a note on every third day of the year up to a day, in numbers of any size. */
export function yearOfInsights(today: string) {
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  const days = Array.from({ length: 121 }, (_, at) => ({ day: dayBefore(3 * (120 - at)), notes: 1 + ((at * 7) % 5) }));
  const periods = Array.from({ length: 12 }, (_, at) => periodBefore(today, 11 - at));
  return {
    today,
    totals: { notes: 1_234, words: 156_789, seconds: 45_000 },
    streaks: { longest: 12, current: 1 },
    days: days.with(60, { day: dayBefore(180), notes: 120 }),
    periods,
    moods: periods.flatMap(({ from }, at) =>
      SENTIMENTS.map((sentiment, mood) => ({ from, sentiment, notes: (at * 3 + mood * 5) % 11 })).filter(
        ({ notes }) => notes > 0,
      ),
    ),
    themes: THEMES.map((name, theme) => ({
      id: theme + 1,
      name,
      color: COLORS[theme % COLORS.length],
      notes: 90 - theme * 7,
      periods: periods
        .map(({ from }, at) => ({ from, notes: (at * 5 + theme * 3) % 13 }))
        .filter(({ notes }) => notes > 0),
    })),
    pairs: THEMES.slice(1).map((second, at) => ({ first: 'garden', second, notes: 20 - at })),
    yearAgo: [
      { id: 1, title: 'The first roses' },
      { id: 2, title: 'What the doctor said about the knee, and what to do until the spring' },
    ],
  };
}

/** The month so many months before that of a day. */
function periodBefore(today: string, months: number) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    from: dayOf(Date.UTC(year, month - 1 - months, 1)),
    to: dayOf(Date.UTC(year, month - months, 0)),
  };
}
