import { inLanguage } from '../../texts/catalogue.ts';

const DAY_MS = 86_400_000;
const WEEKS = 53;
/** Days are dates without an hour, so they are counted where no hour is ever missing. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const formatter = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));

const longDay = formatter({ dateStyle: 'long' });
const weekday = formatter({ weekday: 'short' });
const shortMonth = formatter({ month: 'short' });
const monthOfYear = formatter({ month: 'long', year: 'numeric' });
const shortMonthOfYear = formatter({ month: 'short', year: 'numeric' });
const shortDay = formatter({ month: 'short', day: 'numeric' });
const numericDay = formatter({ month: 'numeric', day: 'numeric' });
const mediumDay = formatter({ dateStyle: 'medium' });

/** The 53 weeks up to a day, each of seven days from Monday on; days after it are null. */
export function weeksUntil(today: string): (string | null)[][] {
  const last = startOf(today);
  const monday = last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const at = monday + ((week - WEEKS + 1) * 7 + day) * DAY_MS;
      return at > last ? null : dayAt(at);
    }),
  );
}

/** `November 23, 2026` */
export const formatDay = (day: string) => longDay().format(startOf(day));

/** `Mon` */
export const formatWeekday = (day: string) => weekday().format(startOf(day));

/** `Nov` above the week in which a month begins. */
export function monthBegunIn(week: readonly (string | null)[]): string | null {
  const first = week.find((day) => day?.endsWith('-01'));
  return first ? shortMonth().format(startOf(first)) : null;
}

export interface Period {
  from: string;
  to: string;
}

const isWeek = ({ from, to }: Period) => startOf(to) - startOf(from) === 6 * DAY_MS;

/** `November 2026`, or `Nov 16 – 22, 2026` */
export function formatPeriod(period: Period): string {
  if (isWeek(period)) return mediumDay().formatRange(startOf(period.from), startOf(period.to));
  return monthOfYear().format(startOf(period.from));
}

/** `Nov 2026`, or `Nov 16` */
export function formatShortPeriod(period: Period): string {
  return (isWeek(period) ? shortDay() : shortMonthOfYear()).format(startOf(period.from));
}

/** `Nov`, or `11/16`, for the head of a column. */
export function formatTinyPeriod(period: Period): string {
  return (isWeek(period) ? numericDay() : shortMonth()).format(startOf(period.from));
}
