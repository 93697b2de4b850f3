import { en, de, es, fr, it, nl, pt } from 'chrono-node';
import { readWallClock } from '../../period/wall-clock.ts';
import type { LanguageCode } from '../languages/language.ts';

const PARSERS = { en, de, es, fr, it, nl, pt } satisfies Record<'en' | LanguageCode, unknown>;

/** Words that chrono takes for the short names of days and months: "sun cream", "I sat down". */
const NOT_A_DAY = /^(?:sun|sat|mon|wed|mar|may|second)$/iu;
/** Which chrono takes for tomorrow. */
const DAY_AFTER = /\b(?:the )?day after tomorrow\b/giu;
/** It would be taken for the next one. */
const PAST = /^last\b/iu;

interface Spoken {
  spokenAt: Date;
  timeZone: string;
}

/** Reads until when something is to be done, as who spoke then and there means it. */
export class DueDates {
  readonly #parse: (text: string) => ReturnType<typeof en.parse>;
  readonly #spokenOn: string;

  constructor({ spokenAt, timeZone }: Spoken, language: 'en' | LanguageCode) {
    const { year, month, day, offsetMinutes } = readWallClock(spokenAt, timeZone);
    const reference = { instant: spokenAt, timezone: offsetMinutes };
    this.#spokenOn = writeDay(year, month, day) ?? '';
    this.#parse = (text) =>
      PARSERS[language].parse(text.replace(DAY_AFTER, 'in 2 days'), reference, { forwardDate: true });
  }

  /** The first day that is said and not over, as `2026-11-23`; null where none is. A month or an hour alone is no day. */
  find(text: string): string | null {
    for (const { text: said, start } of this.#parse(text)) {
      if (NOT_A_DAY.test(said) || PAST.test(said)) continue;
      if (!start.isCertain('day') && !start.isCertain('weekday')) continue;
      const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
      const dueOn = writeDay(year ?? 0, month ?? 0, day ?? 0);
      if (dueOn !== null && dueOn >= this.#spokenOn) return dueOn;
    }
    return null;
  }
}

/** Null for a year that is written otherwise. */
function writeDay(year: number, month: number, day: number): string | null {
  if (year < 1970 || year > 9999) return null;
  return `${year}-${pad(month)}-${pad(day)}`;
}

const pad = (value: number) => String(value).padStart(2, '0');
