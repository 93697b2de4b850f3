import type { Citation } from '../language-engine.ts';
import { type Place, WordLocator } from './locate-words.ts';

/** Of one line; what more of a note is in it is heard when one listens on. */
const MAX_CITATIONS_OF_LINE = 3;
export const MAX_CITATIONS = 400;
/** What is said so close together is one moment. */
const MAX_GAP_CHARACTERS = 240;
const SENTENCE_END = /(?<=[.!?…。！？]["'”»)]{0,2})\s+/u;
/** What Markdown writes before and within the words of a line, with the name of who speaks them, or of their note. */
const BEFORE = /^\s*(?:>\s*)?(?:[-*+] (?:\[[ xX]\] )?)?(?:\*\*[^*]{1,600}:\*\*)?/u;
const STRESS = /\*\*/gu;

/** Where the lines of a creation come from in the transcript of the one note that they were made of, line by line. Headings come from nowhere. */
export function citeLines(content: string, transcript: string): Citation[] {
  const locator = new WordLocator(transcript);
  const lines = content.split('\n').map((text) => ({ text, note: 0 }));
  return citeSources(lines, () => locator);
}

/** The same where each line is known to come from one of several notes, or null from none. */
export function citeSources(
  lines: readonly { text: string; note: number | null }[],
  locatorOf: (note: number) => WordLocator,
): Citation[] {
  const cited = lines.flatMap(({ text, note }, line) => {
    if (note === null || text.trim() === '' || text.startsWith('#')) return [];
    const sentences = text.replace(BEFORE, '').replace(STRESS, '').split(SENTENCE_END);
    const places = sentences.flatMap((sentence) => locatorOf(note).find(sentence) ?? []);
    return joinPlaces(places).map((place) => ({ line, note, ...place }));
  });
  return cited.slice(0, MAX_CITATIONS);
}

/** In the order of the line, and what is said next to each other as one. */
export function joinPlaces(places: readonly Place[]): Place[] {
  const joined: Place[] = [];
  for (const { at, length } of places) {
    const near = joined.find(
      (place) => at <= place.at + place.length + MAX_GAP_CHARACTERS && at + length >= place.at - MAX_GAP_CHARACTERS,
    );
    if (!near) {
      joined.push({ at, length });
      continue;
    }
    const end = Math.max(near.at + near.length, at + length);
    near.at = Math.min(near.at, at);
    near.length = end - near.at;
  }
  return joined.slice(0, MAX_CITATIONS_OF_LINE);
}
