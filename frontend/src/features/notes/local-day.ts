import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';

/** A day and its hour without a time zone is read where the reader is. */
const midnightOf = (day: string) => new Date(`${day}T00:00`);

/** `2026-11-23` where the reader is; null for text that is no day. */
export function asLocalDay(text: string | null): string | null {
  if (text === null || Number.isNaN(midnightOf(text).getTime())) return null;
  // February 30 is read as a day of March.
  return localDay(midnightOf(text)) === text ? text : null;
}

/** The day on which a moment falls, or one some days later. */
export function localDay(moment: Date, daysLater = 0): string {
  return formatISO(addDays(moment, daysLater), { representation: 'date' });
}

/** The moment at which a day begins. */
export function startOfDay(day: string): Date {
  return midnightOf(day);
}

/** The moment at which it has ended. From noon on: where clocks are put forward at midnight, a day begins at one. */
export function endOfDay(day: string): Date {
  return midnightOf(localDay(new Date(`${day}T12:00`), 1));
}
