import type { Insights } from '@stitchbook/api-types';
import { inLanguage } from '../../../texts/catalogue.ts';
import { insightsTexts } from '../../../texts/en/insights.ts';

const figures = inLanguage((locale) => new Intl.NumberFormat(locale));

/** All notes in a few numbers. */
export function NoteFigures({ totals, streaks }: Pick<Insights, 'totals' | 'streaks'>) {
  const shown = [
    [insightsTexts.notes, figures().format(totals.notes)],
    [insightsTexts.words, figures().format(totals.words)],
    ...(totals.seconds > 0 ? [[insightsTexts.time, formatHours(totals.seconds)] as const] : []),
    [insightsTexts.longestStreak, insightsTexts.days(streaks.longest)],
    [insightsTexts.currentStreak, insightsTexts.days(streaks.current)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {shown.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-serif text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatHours(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? insightsTexts.minutes(minutes) : insightsTexts.hours(Math.floor(minutes / 60), minutes % 60);
}
