import { inLanguage } from '../../texts/catalogue.ts';
import { filterTexts } from '../../texts/en/filters.ts';
import { startOfDay } from './local-day.ts';

const days = inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** `Nov 1 – 23, 2026`; of an open end `From Nov 1, 2026` or `Until Nov 23, 2026`. */
export function formatDays(from: string | null, to: string | null): string {
  if (from !== null && to !== null && from <= to) return days().formatRange(startOfDay(from), startOfDay(to));
  return [
    ...(from === null ? [] : [filterTexts.since(days().format(startOfDay(from)))]),
    ...(to === null ? [] : [filterTexts.until(days().format(startOfDay(to)))]),
  ].join(', ');
}
