import type { Token } from '../annotate-text.ts';
import type { Topic } from './topics/topic.ts';

export interface Cue {
  topic: number;
  weight: number;
}

export const STRONG_CUE = 2;
const WEAK_CUE = 1;
/** "Garden" says more about gardening than "leaf" does. */
const NAME_CUE = 1.6;
const MAX_CUE_TOKENS = 5;

interface IndexOptions {
  /** How a cue is looked up: as it is written, or by its stems. */
  keyOf?: (cue: string) => string;
  /** Finds cues at the beginning and the end of longer words too, in a language that writes its nouns together. */
  minPartCharacters?: number;
}

/** The topics of one language, found by their cue words. */
export class TopicIndex {
  readonly #cues = new Map<string, Cue[]>();
  readonly #asWritten = new Set<string>();
  readonly #minPart: number;

  constructor(
    readonly topics: readonly Topic[],
    { keyOf = (cue) => cue, minPartCharacters = Number.POSITIVE_INFINITY }: IndexOptions = {},
  ) {
    this.#minPart = minPartCharacters;
    topics.forEach(({ names, strongCues, weakCues }, topic) => {
      for (const cue of [...strongCues, ...weakCues]) this.#asWritten.add(cue);
      for (const cue of strongCues) this.#add(keyOf(cue), { topic, weight: STRONG_CUE });
      for (const cue of weakCues)
        if (!strongCues.includes(cue))
          this.#add(keyOf(cue), { topic, weight: names.includes(cue) ? NAME_CUE : WEAK_CUE });
    });
  }

  cuesFor(key: string): readonly Cue[] {
    return this.#cues.get(key) ?? [];
  }

  /** The longest cue that begins at a token, in its surface form or by lemmas; `isLoneCue` may refuse a single word. */
  longestAt(
    tokens: readonly Token[],
    at: number,
    isLoneCue: (tokens: readonly Token[], at: number) => boolean,
  ): { cue: string; length: number } | undefined {
    let found: { cue: string; length: number } | undefined;
    let asSaid = '';
    let asLemma = '';
    for (let length = 1; length <= MAX_CUE_TOKENS && at + length <= tokens.length; length += 1) {
      const { lower, lemma } = tokens[at + length - 1] as Token;
      const joint = length === 1 || lower === "n't" ? '' : ' ';
      asSaid += joint + lower;
      asLemma += joint + lemma;
      const cue = this.#cues.has(asSaid) ? asSaid : this.#cues.has(asLemma) ? asLemma : undefined;
      if (cue !== undefined && (length > 1 || (this.#mayBeCue(tokens[at]) && isLoneCue(tokens, at))))
        found = { cue, length };
    }
    const part = found ? undefined : this.#partOf(tokens[at]?.lemma ?? '');
    return part === undefined ? found : { cue: part, length: 1 };
  }

  /** A function word that only shares its stem with a cue is none: Dutch "ben" is no leg. */
  #mayBeCue(token: Token | undefined): boolean {
    return token?.pos !== 'PART' || this.#asWritten.has(token.lower);
  }

  /** The longest last part of a compound that is a cue, else its longest first part. */
  #partOf(word: string): string | undefined {
    if (word.length < 2 * this.#minPart || word.length > 60) return undefined;
    for (let at = this.#minPart; at <= word.length - this.#minPart; at += 1)
      if (this.#cues.has(word.slice(at))) return word.slice(at);
    for (let at = word.length - this.#minPart; at > this.#minPart; at -= 1)
      if (this.#cues.has(word.slice(0, at))) return word.slice(0, at);
    return undefined;
  }

  #add(key: string, cue: Cue): void {
    if (key === '') return;
    this.#cues.set(key, [...(this.#cues.get(key) ?? []), cue]);
  }
}
