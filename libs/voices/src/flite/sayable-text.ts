import anyAscii from 'any-ascii';
import { eld } from 'eld/extrasmall';
import type { Line } from '../speech-synthesizer.ts';

const SAMPLE_CHARACTERS = 4_000;
/** A few words may be names, or of any language. */
const MIN_WORDS = 8;
/** What nobody says. Their joiners and variations have no letters in ASCII. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
const SYMBOLS: Readonly<Record<string, string>> = { '€': ' euros ', '£': ' pounds ', '°': ' degrees ' };

/** A text in the letters that an English voice knows: names of other scripts as they would be written in it, no emoji. */
export function toSayable(text: string): string {
  const worded = text.replaceAll(/[€£°]/gu, (symbol) => SYMBOLS[symbol] ?? ' ');
  return anyAscii(worded.replaceAll(PICTURES, ' '))
    .replaceAll(/[^\x20-\x7E]+/gu, ' ')
    .trim();
}

/** Whether an English voice would only make noise of it: what is clearly another language, by its script or its words. */
export function isInAnotherLanguage(lines: readonly Line[]): boolean {
  const sample = sampleOf(lines);
  const letters = sample.match(/\p{L}/gu) ?? [];
  const latin = sample.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return true;
  if ((sample.match(/[\p{L}\p{M}]+/gu) ?? []).length < MIN_WORDS) return false;
  const { language, isReliable } = eld.detect(sample);
  return language !== 'en' && isReliable();
}

function sampleOf(lines: readonly Line[]): string {
  let sample = '';
  for (const { text } of lines) {
    sample += `${text}\n`;
    if (sample.length >= SAMPLE_CHARACTERS) break;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}
