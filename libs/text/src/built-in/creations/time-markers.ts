import type { Phrases, TimeMarker } from './phrases.ts';

const PART_OF_DAY = '(?: (?:morning|afternoon|evening|night))?';
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|some|many|\d{1,2})`;
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const ENGLISH = new RegExp(
  String.raw`^(?:(?:and|so|but|then) )?(${COUNT} (?:year|month|week|day)s? ago|last (?:year|month|week(?:end)?|night|${WEEKDAY}${PART_OF_DAY})|the day (?:before yesterday|after tomorrow)|(?:yesterday|tomorrow)${PART_OF_DAY}|(?:early )?this (?:morning|afternoon|evening)|tonight|next (?:year|month|week(?:end)?|${WEEKDAY}${PART_OF_DAY})|on ${WEEKDAY}${PART_OF_DAY}|in the (?:morning|afternoon|evening)|the next (?:day|morning))(?![\p{L}'’])`,
  'iu',
);
/** By what the words have in them; the first that fits counts. Ranks within a day lie between 0 and 9. */
const RANKS: ReadonlyArray<readonly [words: string, rank: number]> = [
  ['year ago', -60],
  ['years ago', -60],
  ['month ago', -45],
  ['months ago', -45],
  ['week ago', -30],
  ['weeks ago', -30],
  ['day ago', -15],
  ['days ago', -15],
  ['last year', -55],
  ['last month', -40],
  ['last week', -20],
  ['last night', -8],
  ['last ', -18],
  ['before yesterday', -14],
  ['yesterday afternoon', -9],
  ['yesterday evening', -9],
  ['yesterday', -10],
  ['this morning', 1],
  ['this afternoon', 3],
  ['this evening', 5],
  ['tonight', 5],
  ['after tomorrow', 14],
  ['tomorrow', 10],
  ['next week', 20],
  ['next month', 40],
  ['next year', 55],
];

/** Away from what was said before it nobody would know who or what is meant. */
const REFERS_BACK = /(?<![\p{L}'’])(?:it|that|this|those|these|he|she|they|him|her|them|his|their|would)(?!\p{L})/iu;

/** The time that the first words of a sentence tell, or null. `phrases` are those of its language, null for English. */
export function findTimeMarker(sentence: string, phrases: Phrases | null): TimeMarker | null {
  if (phrases) return phrases.findTime(sentence);
  const match = ENGLISH.exec(sentence);
  if (!match) return null;
  const words = match[1] ?? '';
  if (REFERS_BACK.test(sentence.slice(match[0].length))) return { words, rank: null };
  const [, rank] = RANKS.find(([part]) => words.toLowerCase().includes(part)) ?? [];
  return { words, rank: rank ?? null };
}
