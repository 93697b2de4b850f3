import type { Sentence, Token } from '../annotate-text.ts';
import { isStopWord } from '../stop-words.ts';

export interface Keyphrase {
  /** Lowercase, words joined by a space. */
  name: string;
  times: number;
  /** All of its tokens are proper nouns. */
  isName: boolean;
}

const MAX_TOKENS = 3;
const MIN_NOUN_CHARACTERS = 4;

/**
 * Keyphrase extraction by part-of-speech pattern and frequency, after Justeson and Katz (1995, "Technical terminology"): candidates
 * are runs of one to three nouns, the most frequent first. A single common noun is too general in English; a single name is not.
 * In other languages a noun stands alone, and its forms count as one by their stem.
 */
export function extractKeyphrases(sentences: readonly Sentence[], isEnglish = true): Keyphrase[] {
  return isEnglish ? extractEnglish(sentences) : extractNouns(sentences);
}

function extractNouns(sentences: readonly Sentence[]): Keyphrase[] {
  const found = new Map<string, Keyphrase>();
  for (const { pos, lower, stem } of sentences.flatMap(({ tokens }) => tokens)) {
    if ((pos !== 'NOUN' && pos !== 'PROPN') || lower.length < MIN_NOUN_CHARACTERS) continue;
    const known = found.get(stem) ?? { name: lower, times: 0, isName: true };
    known.times += 1;
    known.isName &&= pos === 'PROPN';
    found.set(stem, known);
  }
  return [...found.values()].sort((one, other) => other.times - one.times);
}

function extractEnglish(sentences: readonly Sentence[]): Keyphrase[] {
  const found = new Map<string, Keyphrase>();
  for (const { tokens } of sentences) {
    for (const run of nounPhrases(tokens).filter((naming) => naming.length > 1 || naming[0]?.pos === 'PROPN')) {
      const name = run.map((token, at) => (at === run.length - 1 ? token.lemma : token.lower)).join(' ');
      const known = found.get(name) ?? { name, times: 0, isName: run.every(({ pos }) => pos === 'PROPN') };
      known.times += 1;
      found.set(name, known);
    }
  }
  return [...found.values()].sort((one, other) => other.times - one.times);
}

function nounPhrases(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  tokens.forEach((token, at) => {
    if (isCandidate(token, at)) {
      run.push(token);
      return;
    }
    addCandidate(run);
    run = [];
  });
  addCandidate(run);
  return runs;

  function addCandidate(phrase: Token[]): void {
    if (phrase.length > 0 && phrase.length <= MAX_TOKENS) runs.push(phrase);
  }
}

/** The tagger takes any capital at the start of a sentence for a name; only what is no interjection counts. */
function isCandidate({ pos, lower }: Token, at: number): boolean {
  if (!/^\p{L}[\p{L}\p{N}-]+$/u.test(lower) || isStopWord(lower)) return false;
  return pos === 'NOUN' || (pos === 'PROPN' && at > 0);
}
