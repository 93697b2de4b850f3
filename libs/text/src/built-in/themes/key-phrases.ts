import type { Sentence, Word } from '../read-text.ts';
import { isTooGeneral } from './too-general.ts';

export interface KeyPhrase {
  /** Lowercase, words joined by a space. */
  name: string;
  times: number;
  isName: boolean;
}

const MAX_WORDS = 3;

/** The things a text keeps coming back to: compounds of nouns and proper names, most frequent first; a lone common noun tells too little. */
export function findKeyPhrases(sentences: readonly Sentence[]): KeyPhrase[] {
  const found = new Map<string, KeyPhrase>();
  for (const { words } of sentences) {
    for (const run of nounRuns(words).filter((naming) => naming.length > 1 || naming[0]?.pos === 'PROPN')) {
      const name = run.map((word, at) => (at === run.length - 1 ? word.lemma : word.lower)).join(' ');
      const known = found.get(name) ?? { name, times: 0, isName: run.every(({ pos }) => pos === 'PROPN') };
      known.times += 1;
      found.set(name, known);
    }
  }
  return [...found.values()].sort((one, other) => other.times - one.times);
}

function nounRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  words.forEach((word, at) => {
    if (isNaming(word, at)) {
      run.push(word);
      return;
    }
    keep(run);
    run = [];
  });
  keep(run);
  return runs;

  function keep(candidate: Word[]): void {
    if (candidate.length > 0 && candidate.length <= MAX_WORDS) runs.push(candidate);
  }
}

/** The tagger takes any capital at the start of a sentence for a name; only what is no interjection counts. */
function isNaming({ pos, lower }: Word, at: number): boolean {
  if (!/^\p{L}[\p{L}\p{N}-]+$/u.test(lower) || isTooGeneral(lower)) return false;
  return pos === 'NOUN' || (pos === 'PROPN' && at > 0);
}
