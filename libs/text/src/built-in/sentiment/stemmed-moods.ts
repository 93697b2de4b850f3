import type { MoodRules, MoodToken } from './score-sentence.ts';

/** Lists are words separated by white space, lowercase; `_` joins the words of a phrase. */
export interface MoodWords {
  /** Words and phrases with how good they sound, -5 to 5 as in AFINN. */
  valences: ReadonlyArray<readonly [valence: number, words: string]>;
  negations: string;
  /** Degree modifiers that intensify, and below those that weaken. */
  boosters: string;
  dampeners: string;
  /** What is hoped for or asked did not happen. */
  irrealis: string;
  /** What follows weighs more than what came before. */
  contrastives: string;
  /** The negation may come after the verb: "das freut mich nicht". */
  isNegatedAfter?: boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+|[.,;:!?—]/gu;

/** The mood words of a language that is read by stems: no forms are listed, and phrases are found word by word. */
export class StemmedMoods implements MoodRules {
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  readonly irrealis: ReadonlySet<string>;
  readonly contrastives: ReadonlySet<string>;
  readonly concessives: ReadonlySet<string> = new Set();
  readonly isNegatedAfter: boolean;
  readonly #negations: ReadonlySet<string>;
  readonly #valences = new Map<string, number>();
  readonly #phrases = new Map<string, number>();
  readonly #longestPhrase: number;

  constructor(
    words: MoodWords,
    private readonly stemsOf: (text: string) => string[],
  ) {
    this.#negations = setOf(words.negations);
    this.boosters = setOf(words.boosters);
    this.dampeners = setOf(words.dampeners);
    this.irrealis = setOf(words.irrealis);
    this.contrastives = setOf(words.contrastives);
    this.isNegatedAfter = words.isNegatedAfter === true;
    let longest = 1;
    for (const [valence, list] of words.valences) {
      for (const entry of list.split(/\s+/u)) {
        const stems = stemsOf(entry.replaceAll('_', ' '));
        longest = Math.max(longest, stems.length);
        (stems.length > 1 ? this.#phrases : this.#valences).set(stems.join(' '), valence);
      }
    }
    this.#longestPhrase = longest;
  }

  tokenize(sentence: string): MoodToken[] {
    const words = (sentence.match(TOKEN) ?? []).map((word) => word.toLowerCase());
    const stems = words.map((word) => this.stemsOf(word)[0] ?? word);
    const tokens: MoodToken[] = words.map((lower) => ({ lower, idiomValence: undefined }));
    for (let at = 0; at < stems.length; at += 1) {
      for (let length = Math.min(this.#longestPhrase, stems.length - at); length > 1; length -= 1) {
        const valence = this.#phrases.get(stems.slice(at, at + length).join(' '));
        if (valence === undefined) continue;
        for (let of = at; of < at + length; of += 1)
          tokens[of] = { lower: words[of] ?? '', idiomValence: of === at ? valence : 0 };
        at += length - 1;
        break;
      }
    }
    return tokens;
  }

  valenceOf(word: string): number {
    return this.#valences.get(this.stemsOf(word)[0] ?? '') ?? 0;
  }

  isNegation(word: string): boolean {
    return this.#negations.has(word);
  }

  isArousal(): boolean {
    return false;
  }
}

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/u));
}
