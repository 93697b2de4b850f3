import { stemOf } from '../themes/stem.ts';
import { isTooGeneral } from '../themes/too-general.ts';
import type { NoteSentence } from './read-note.ts';

const FACTUAL =
  /\b(?:\d+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|tomorrow|decided|decision|agreed|because|need|important|finally|realised|realized|plan)\b/giu;
/** Alone these leave one asking who or what. */
const BACK_REFERENCE = /^(?:it|that|this|he|she|they|those|these|then|and|but|because|which)\b/iu;

/** The sentences that say most of what the note is about, best first. */
export function rankSentences(sentences: readonly NoteSentence[]): NoteSentence[] {
  const frequencies = new Map<string, number>();
  const stemsBySentence = sentences.map((sentence) => contentStems(sentence));
  for (const stem of stemsBySentence.flat()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  return sentences
    .map((sentence, at) => {
      const stems = [...new Set(stemsBySentence[at] ?? [])];
      const shared = stems.reduce((sum, stem) => sum + Math.log2(1 + (frequencies.get(stem) ?? 0)), 0);
      const facts = [...sentence.text.matchAll(FACTUAL)].length;
      const opening = at === 0 ? 2 : 0;
      const dangling = sentence.text.endsWith('?') || BACK_REFERENCE.test(sentence.text) ? 0.6 : 1;
      return {
        sentence,
        score: (shared / Math.sqrt(3 + stems.length) + 0.7 * Math.min(facts, 3) + opening) * dangling,
      };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ sentence }) => sentence);
}

function contentStems({ words }: NoteSentence): string[] {
  return words
    .filter(
      ({ pos, lower }) =>
        (pos === 'NOUN' || pos === 'PROPN' || pos === 'VERB' || pos === 'ADJ') && !isTooGeneral(lower),
    )
    .map(({ lower }) => stemOf(lower));
}
