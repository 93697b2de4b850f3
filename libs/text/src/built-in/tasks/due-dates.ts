import { type ParsedComponents, type ParsedResult, de, en, es, fr, it, nl, pt } from 'chrono-node';
import { readWallClock } from '../../period/wall-clock.ts';
import type { LanguageCode } from '../languages/language.ts';
import { isAnotherDay, isCountedFrom, sayDayAfterTomorrow } from './day-words.ts';

const PARSERS = { en, de, es, fr, it, nl, pt } satisfies Record<'en' | LanguageCode, unknown>;

const MINUTE_MS = 60_000;
const DAYS_IN_WEEK = 7;

interface Spoken {
  spokenAt: Date;
  timeZone: string;
}

interface SaidDay {
  /** As `2026-11-23`. */
  day: string;
  begin: number;
  end: number;
}

/** Reads until when something is to be done, as who spoke then and there means it. */
export class DueDates {
  readonly #language: 'en' | LanguageCode;
  /** What calendars and clocks showed there, as if it were UTC: no hour is missing or double then. */
  readonly #wallClock: Date;
  readonly #spokenOn: string;

  constructor({ spokenAt, timeZone }: Spoken, language: 'en' | LanguageCode) {
    this.#language = language;
    this.#wallClock = new Date(spokenAt.getTime() + readWallClock(spokenAt, timeZone).offsetMinutes * MINUTE_MS);
    this.#spokenOn = this.#wallClock.toISOString().slice(0, 10);
  }

  /** The first day that is said and not over, as `2026-11-23`; null where none is. A month or an hour alone is no day. */
  find(text: string): string | null {
    const words = sayDayAfterTomorrow(text, this.#language);
    // Chrono's own `forwardDate` takes what is due today for over when it is past noon, in some time zones at any hour.
    const parsed = PARSERS[this.#language].parse(words, { instant: this.#wallClock, timezone: 0 });
    const days = parsed.flatMap((each) => this.#readDay(words, each));
    const found = days.find((each, at) => {
      const isCounted = [days[at - 1], days[at + 1]].some((other) => other && isOfAnother(words, each, other));
      return each.day >= this.#spokenOn && !isCounted;
    });
    return found?.day ?? null;
  }

  #readDay(words: string, { text: said, index: begin, start }: ParsedResult): SaidDay[] {
    const end = begin + said.length;
    const isWeekday = !start.isCertain('day');
    if (isWeekday && !start.isCertain('weekday')) return [];
    const spoken = { said, before: words.slice(0, begin), after: words.slice(end) };
    if (isAnotherDay(spoken, this.#language, isWeekday)) return [];
    const day = this.#nextDay(start, isWeekday);
    return day === null ? [] : [{ day, begin, end }];
  }

  /** A weekday, or a day without its year, that is over is the one a week or a year later. */
  #nextDay(start: ParsedComponents, isWeekday: boolean): string | null {
    const [year, month, day] = [start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0];
    const isOver = Date.UTC(year, month - 1, day) < Date.parse(this.#spokenOn);
    if (!isOver || start.isCertain('year')) return writeDay(year, month, day);
    if (!isWeekday) return writeDay(year + 1, month, day);
    const nextWeek = new Date(Date.UTC(year, month - 1, day + DAYS_IN_WEEK));
    return writeDay(nextWeek.getUTCFullYear(), nextWeek.getUTCMonth() + 1, nextWeek.getUTCDate());
  }
}

/** Whether one of the two counts from the other: the day that is meant is neither. */
function isOfAnother(words: string, one: SaidDay, other: SaidDay): boolean {
  const [first, second] = one.begin < other.begin ? [one, other] : [other, one];
  return first.day !== second.day && isCountedFrom(words.slice(first.end, second.begin));
}

/** Null for a year that is written otherwise, and for the 29th of February in one that has none. */
function writeDay(year: number, month: number, day: number): string | null {
  if (year < 1970 || year > 9999) return null;
  const written = `${year}-${pad(month)}-${pad(day)}`;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(written) ? written : null;
}

const pad = (value: number) => String(value).padStart(2, '0');
