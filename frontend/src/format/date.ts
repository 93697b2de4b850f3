import { inLanguage } from '../texts/catalogue.ts';
import { formatTexts } from '../texts/en/formats.ts';

const longDate = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }),
);
const weekdayDate = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
);
const shortDate = inLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }));
const shortDateOfYear = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' }),
);
const monthOfYear = inLanguage((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' }));
const hourAndMinute = inLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

/** `June 3, 2026` */
export function formatLongDate(iso: string): string {
  return longDate().format(new Date(iso));
}

/** `June 2026` */
export function formatMonth(date: Date): string {
  return monthOfYear().format(date);
}

/** `June 3, 2026 at 9:05 AM` */
export function formatLongDateTime(iso: string): string {
  return formatTexts.dateAndTime(longDate().format(new Date(iso)), hourAndMinute().format(new Date(iso)));
}

/** `Wednesday, June 3, 2026 at 9:05 AM` */
export function formatWeekdayDateTime(iso: string): string {
  return formatTexts.dateAndTime(weekdayDate().format(new Date(iso)), hourAndMinute().format(new Date(iso)));
}

/** `9:05 AM`; of another day than today with the date before it: `June 3, 2026 at 9:05 AM` */
export function formatTime(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return isToday ? hourAndMinute().format(new Date(iso)) : formatLongDateTime(iso);
}

/** `9:05 AM` today, `Jun 3` of this year, else `Jun 3, 2025`: for where there is little room. */
export function formatShortTime(iso: string): string {
  const [date, now] = [new Date(iso), new Date()];
  if (date.toDateString() === now.toDateString()) return hourAndMinute().format(date);
  return (date.getFullYear() === now.getFullYear() ? shortDate() : shortDateOfYear()).format(date);
}
