import type { LanguageCode } from '../languages/language.ts';

type Code = 'en' | LanguageCode;

interface SpokenDay {
  /** What was taken for a day. */
  said: string;
  before: string;
  after: string;
}

/** Chrono takes it for tomorrow. */
const DAY_AFTER_TOMORROW: Partial<Record<Code, readonly [RegExp, string]>> = {
  en: [/\b(?:the )?day after tomorrow\b/giu, 'in 2 days'],
  fr: [/\baprès[- ]demain\b/giu, 'dans 2 jours'],
  es: [/\bpasado mañana\b/giu, 'en 2 días'],
};
/** Words that chrono takes for the short names of days and months, "sun cream", "I sat down", and for how long. */
const NOT_A_DAY = /^(?:sun|sat|mon|wed|mar|may|second|for\b.*)$/iu;
/** The short names of days in other languages are words as well, or begin some: "so", "mer", "ter", "früh". Nobody says them. */
const SHORT_NAME = /^\p{L}{1,3}\.?$/u;
const IS_LAST =
  /^(?:last|letzte[nrms]?|vorige[nrms]?|vergangene[nrms]?|derni[eè]re?|passée?|pasad[ao]|scors[ao]|passat[ao]|passad[ao]|afgelopen)$/iu;
/** Of a weekday: it is the one of another week. */
const OF_ANOTHER_WEEK = /^ (?:week|fortnight|after next|of|en huit|en quinze)\b/iu;
/** "A week from Friday". */
const COUNTED_FROM_IT = /(?:^| )(?:days?|weeks?|fortnight|months?) (?:from|after|before|on) $/iu;
/** Before what may be the morning, or the day after tomorrow where chrono does not know how to say it. */
const BEFORE_ANOTHER: Partial<Record<Code, RegExp>> = {
  de: /(?:^| )(?:am|guten|jeden|den|der|diesen|einen|nächsten|gegen|vom) $/iu,
  nl: /(?:^| )(?:de|goede|elke|iedere|een) $/iu,
  es: /(?:^| )(?:la|buena|una|cada) $/iu,
  pt: /(?:^| )depois de $/iu,
};
const MORNING = /^(?:morgen|mañana|amanhã)$/iu;
/** What stands between two days of which one counts from the other: "a week from Friday", "Freitag in einer Woche". */
const BETWEEN = /^\s*(?:(?:from|after|before|on|nach|vor|ab|am)\s+)?$/iu;

/** In words that chrono knows. */
export function sayDayAfterTomorrow(text: string, language: Code): string {
  const [said, known] = DAY_AFTER_TOMORROW[language] ?? [];
  return said && known !== undefined ? text.replace(said, known) : text;
}

/** Whether what stands there is no day, a day in the past, or another one than chrono takes it for. */
export function isAnotherDay({ said, before, after }: SpokenDay, language: Code, isWeekday: boolean): boolean {
  if (NOT_A_DAY.test(said) || (isWeekday && language !== 'en' && SHORT_NAME.test(said))) return true;
  const words = [before.trim().split(' ').at(-1), ...said.split(' '), after.trimStart().split(' ')[0]];
  if (words.some((word) => IS_LAST.test(word?.replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, '') ?? ''))) return true;
  if (COUNTED_FROM_IT.test(before) || (isWeekday && OF_ANOTHER_WEEK.test(after))) return true;
  return MORNING.test(said) && (BEFORE_ANOTHER[language]?.test(before) ?? false);
}

/** Whether a day counts from another one, between which this stands. */
export function isCountedFrom(between: string): boolean {
  return BETWEEN.test(between);
}
