import type { Segment } from '@stitchbook/contracts';
import { isRecord, wordsIn } from './answer-parts.ts';

/** A word as a service hears it, or a part of one, within the sound that it was sent. */
interface TimedWord {
  letters: string;
  startSeconds: number;
  endSeconds: number;
}

/** A pause after which something new begins, even within a sentence. */
const PAUSE_SECONDS = 0.8;
/** "Mr." ends no sentence, and nobody looks for the moment of a single word. */
const MIN_SECONDS = 1.5;

/** Where no space parts them: after the mark that ends one, and those that close what it ends. */
const BETWEEN_SENTENCES = /(?<=[。！？][」』）！？]{0,3})(?![」』）。！？])/u;
const SENTENCE_ENDS = new Set('.!?…。！？');
const CLOSING_MARKS = new Set('"\'”’»›)]」』）');

/**
 * Cuts `text` after each sentence and at each pause, every segment with the times of its own words: those of `words`, of the whole
 * answer or of its segments, as OpenAI's `timestamp_granularities` asks for them. Services leave out marks of punctuation and case
 * there, so words are told by their letters and digits. Null where there are no times, or those of other words.
 */
export function placeWords(answer: Record<string, unknown>, text: string): Segment[] | null {
  const timed = readTimedWords(answer);
  if (!timed || timed.map(({ letters }) => letters).join('') !== lettersOf(text)) return null;
  const clock = new WordClock(timed);
  const segments: Segment[] = [];
  let hasEnded = true;
  for (const [word] of text.matchAll(/\S+/gu)) {
    for (const [at, part] of word.split(BETWEEN_SENTENCES).entries()) {
      const letters = lettersOf(part).length;
      const { startSeconds, endSeconds } = clock.take(letters);
      const last = segments.at(-1);
      const isPause = last && startSeconds - last.endSeconds >= PAUSE_SECONDS;
      const isLongEnough = last && last.endSeconds - last.startSeconds >= MIN_SECONDS;
      const begins = !last || (letters > 0 && (isPause || (hasEnded && isLongEnough)));
      if (begins) segments.push({ startSeconds, endSeconds, text: part });
      else Object.assign(last, { endSeconds, text: `${last.text}${at > 0 ? '' : ' '}${part}` });
      hasEnded = endsSentence(part) || (letters === 0 && hasEnded);
    }
  }
  return segments;
}

/** Not by `Intl.Segmenter`, whose time grows with the square of the sentences. */
function endsSentence(word: string): boolean {
  let last = word.length - 1;
  while (last > 0 && CLOSING_MARKS.has(word.charAt(last))) last -= 1;
  return SENTENCE_ENDS.has(word.charAt(last));
}

/** Goes along the timed words, letter by letter. Its times never go back. */
class WordClock {
  private at = 0;
  private taken = 0;
  private nowSeconds = 0;

  constructor(private readonly timed: readonly TimedWord[]) {}

  /** When the next so many letters are said; none are said at the end of those before. */
  take(letters: number): { startSeconds: number; endSeconds: number } {
    let startSeconds: number | null = null;
    for (let left = letters; left > 0;) {
      const word = this.timed[this.at];
      if (!word) break;
      startSeconds ??= this.forwardTo(word.startSeconds);
      this.forwardTo(word.endSeconds);
      const step = Math.min(left, word.letters.length - this.taken);
      left -= step;
      this.taken += step;
      if (this.taken < word.letters.length) continue;
      this.at += 1;
      this.taken = 0;
    }
    return { startSeconds: startSeconds ?? this.nowSeconds, endSeconds: this.nowSeconds };
  }

  private forwardTo(seconds: number): number {
    this.nowSeconds = Math.max(this.nowSeconds, seconds);
    return this.nowSeconds;
  }
}

/** Null where there are none, or one of them has no times. */
function readTimedWords(answer: Record<string, unknown>): TimedWord[] | null {
  const words: TimedWord[] = [];
  for (const entry of wordsIn(answer)) {
    const { word, start, end } = isRecord(entry) ? entry : {};
    if (typeof word !== 'string' || !isSeconds(start) || !isSeconds(end)) return null;
    const letters = lettersOf(word);
    if (letters !== '') words.push({ letters, startSeconds: start, endSeconds: end });
  }
  return words.length > 0 ? words : null;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
