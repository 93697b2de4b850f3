import { inLanguage } from '../../texts/catalogue.ts';
import { noteListTexts } from '../../texts/en/note-list.ts';
import { startOfDay } from './local-day.ts';

const days = inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** `Nov 1 – 23, 2026`; of an open end `From Nov 1, 2026` or `Until Nov 23, 2026`. */
export function formatDays(from: string | null, to: string | null): string {
  if (from !== null && to !== null && from <= to) return days().formatRange(startOfDay(from), startOfDay(to));
  return [
    ...(from === null ? [] : [noteListTexts.since(days().format(startOfDay(from)))]),
    ...(to === null ? [] : [noteListTexts.until(days().format(startOfDay(to)))]),
  ].join(', ');
}
