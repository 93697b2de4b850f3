const MINUTE_MS = 60_000;

export interface WallClock {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  /** By how many minutes clocks there are ahead of UTC. */
  offsetMinutes: number;
}

/** What calendars and clocks show in a time zone at a moment. */
export function readWallClock(moment: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const there = Date.UTC(year, month - 1, day, of('hour'), of('minute'));
  const wholeMinute = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  return { year, month, day, offsetMinutes: Math.round((there - wholeMinute) / MINUTE_MS) };
}

/** When a day begins in a time zone; `month` from 1, and like `day` it may be beyond the last. */
export function startOfDay(year: number, month: number, day: number, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const guess = new Date(midnight - readWallClock(new Date(midnight), timeZone).offsetMinutes * MINUTE_MS);
  // The clocks may be put forward or back in between.
  const begin = new Date(midnight - readWallClock(guess, timeZone).offsetMinutes * MINUTE_MS);
  // Where they are put forward at midnight there is none: the day begins with the hour behind it.
  const isDayBefore = readWallClock(begin, timeZone).day !== new Date(midnight).getUTCDate();
  return isDayBefore ? new Date(Math.max(guess.getTime(), begin.getTime())) : begin;
}
