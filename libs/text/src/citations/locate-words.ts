/** Where something is said in a transcript. */
export interface Place {
  /** Where it begins, in UTF-16 units. */
  at: number;
  length: number;
}

/** A longer transcript is not searched: some six hours of speech. */
const MAX_CHARACTERS = 300_000;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** Each letter of the scripts that put no spaces between words, and what stands between such letters. */
const PART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
/** Words that were left out between two that were kept: a filler, a false start. */
const MAX_SKIPPED = 8;
const MAX_ANCHORS = 24;
/** Of fewer words all have to be there, one after the other. */
const FEW_WORDS = 4;
const SHARE_OF_WORDS = 0.8;

/** Finds what was read from a transcript in it again, by its words alone: capitals, marks and what was left out do not matter. */
export class WordLocator {
  readonly #words: { key: string; at: number; end: number }[] = [];
  readonly #pairs = new Map<string, number[]>();

  constructor(transcript: string) {
    if (transcript.length > MAX_CHARACTERS) return;
    for (const { word, at } of wordsIn(transcript)) this.#words.push({ key: keyOf(word), at, end: at + word.length });
    for (let at = 0; at + 1 < this.#words.length; at += 1) {
      const pair = `${this.#words[at]?.key} ${this.#words[at + 1]?.key}`;
      const places = this.#pairs.get(pair);
      if (places) places.push(at);
      else this.#pairs.set(pair, [at]);
    }
  }

  /** The place that has most of these words in their order; null where none has enough of them, and for a single word. */
  find(said: string): Place | null {
    const wanted = Array.from(wordsIn(said), ({ word }) => keyOf(word));
    if (wanted.length < 2) return null;
    let best: { first: number; last: number; found: number } | null = null;
    for (const [word, place] of this.#anchorsOf(wanted)) {
      const match = this.#extend(wanted, word, place);
      if (!best || match.found > best.found) best = match;
    }
    const isEnough = best && best.found >= (wanted.length < FEW_WORDS ? wanted.length : wanted.length * SHARE_OF_WORDS);
    if (!best || !isEnough) return null;
    const at = this.#words[best.first]?.at ?? 0;
    return { at, length: (this.#words[best.last]?.end ?? at) - at };
  }

  /** Two words next to each other, where they are rare enough to begin with. */
  #anchorsOf(wanted: readonly string[]): [word: number, place: number][] {
    const pairs = wanted.slice(1).map((key, at) => ({ at, places: this.#pairs.get(`${wanted[at]} ${key}`) ?? [] }));
    const found = pairs
      .filter(({ places }) => places.length > 0)
      .sort((one, other) => one.places.length - other.places.length)
      .flatMap(({ at, places }) => places.slice(0, MAX_ANCHORS).map((place): [number, number] => [at, place]));
    return found.slice(0, MAX_ANCHORS);
  }

  #extend(wanted: readonly string[], word: number, place: number) {
    let [first, last, found] = [place, place + 1, 2];
    for (let at = word + 2; at < wanted.length; at += 1) {
      const next = this.#near(wanted[at] ?? '', last, 1);
      if (next === null) continue;
      last = next;
      found += 1;
    }
    for (let at = word - 1; at >= 0; at -= 1) {
      const before = this.#near(wanted[at] ?? '', first, -1);
      if (before === null) continue;
      first = before;
      found += 1;
    }
    return { first, last, found };
  }

  #near(key: string, from: number, step: 1 | -1): number | null {
    for (let away = 1; away <= MAX_SKIPPED; away += 1)
      if (this.#words[from + away * step]?.key === key) return from + away * step;
    return null;
  }
}

function* wordsIn(text: string): Generator<{ word: string; at: number }> {
  for (const { 0: joined, index } of text.matchAll(WORD))
    for (const { 0: word, index: at } of joined.matchAll(PART)) yield { word, at: index + at };
}

/** An accent that stands apart, as in what is copied from files and papers, is the same letter. */
const keyOf = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'");
