import { en } from 'chrono-node';
import { readWallClock, startOfDay } from './wall-clock.ts';

export { startOfDay };

/** A time in the past of which somebody speaks. */
export interface Period {
  from: Date;
  /** The first moment after it. */
  until: Date;
  /** As it was said: `last week`. */
  said: string;
}

/** Only what can be meant for nothing but when something was said: "the meeting on Friday" is no period. */
const SAID = [
  /\b(?:(?:in|during|from|since|over) )?(?:the )?(?:last|past|this) (?:week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  /\b(?:from )?(?:yesterday|today)\b/i,
  /\b(?:(?:in|during|over) )?(?:the )?(?:last|past) (?:\d{1,3}|two|three|four|five|six|few) (?:days|weeks|months)\b/i,
  /\b(?:in|during|since|last) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\d\d)?\b/i,
  /\b(?:in|during|since) (?:19|20)\d\d\b/i,
  /\bsince (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
];
const MONTH = /^(?:last )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const WEEKDAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;
const PREPOSITION = /^(?:in|during|from|over|since)\s+/i;
const SINCE = /^since\b/i;
const LASTS_UNTIL_NOW = /^(?:the )?(?:last|past) (?:\d|two|three|four|five|six|few)/i;
const DAYS_IN_WEEK = 7;

interface AskedWhen {
  now: Date;
  /** Where who asks is, by the IANA time zone database. */
  timeZone: string;
}

/**
 * The time that a question in English is limited to, such as `last week` or `in March`, in whole days of who asks: weeks begin on
 * Monday. Null without one, and for one that has not begun.
 */
export function findPeriod(question: string, { now, timeZone }: AskedWhen): Period | null {
  const said = SAID.map((when) => when.exec(question)?.[0]).find((found) => found !== undefined);
  if (said === undefined) return null;
  const words = said.replace(PREPOSITION, '').replace(/^the /i, '');
  const today = readWallClock(now, timeZone);
  const begin = firstDay(words, now, today);
  if (!begin) return null;
  const lastsUntilNow = SINCE.test(said) || LASTS_UNTIL_NOW.test(words);
  const [years, months, days] = lastsUntilNow ? [0, 0, 0] : lengthOf(words);
  const end = lastsUntilNow ? { ...today, day: today.day + 1 } : begin;
  const from = startOfDay(begin.year, begin.month, begin.day, timeZone);
  const until = startOfDay(end.year + years, end.month + months, end.day + days, timeZone);
  return from < now ? { from, until, said } : null;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function firstDay(words: string, now: Date, today: Day & { offsetMinutes: number }): Day | null {
  const [found] = en.parse(words, { instant: now, timezone: today.offsetMinutes });
  const year = Number(/^(?:19|20)\d\d$/.exec(words)?.[0] ?? 0);
  if (year > 0) return { year, month: 1, day: 1 };
  if (/year$/i.test(words)) return { year: today.year - (/^this/i.test(words) ? 0 : 1), month: 1, day: 1 };
  if (/week$/i.test(words)) return mondayOf({ ...today, day: today.day - (/^this/i.test(words) ? 0 : DAYS_IN_WEEK) });
  if (!found) return null;
  const date = found.start;
  const day = { year: date.get('year') ?? 0, month: date.get('month') ?? 0, day: date.get('day') ?? 0 };
  if (/month$/i.test(words)) return { ...day, day: 1 };
  if (isMonth(words)) return notAfter({ ...day, day: 1 }, today, date.isCertain('year'));
  return isWeekday(words) ? lastOne(day, today) : day;
}

/** Years, months and days. */
function lengthOf(words: string): [number, number, number] {
  if (/year$|^\d{4}$/i.test(words)) return [1, 0, 0];
  if (/month$/i.test(words) || isMonth(words)) return [0, 1, 0];
  return [0, 0, /week$/i.test(words) ? DAYS_IN_WEEK : 1];
}

const isMonth = (words: string) => MONTH.test(words);
const isWeekday = (words: string) => WEEKDAY.test(words);
const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

function mondayOf({ year, month, day }: Day): Day {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day: day - ((weekday + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK) };
}

/** A month without its year is the last one that has begun. */
function notAfter(day: Day, today: Day, isYearSaid: boolean): Day {
  return !isYearSaid && timeOf(day) > timeOf(today) ? { ...day, year: day.year - 1 } : day;
}

function lastOne(day: Day, today: Day): Day {
  return timeOf(day) > timeOf(today) ? { ...day, day: day.day - DAYS_IN_WEEK } : day;
}
