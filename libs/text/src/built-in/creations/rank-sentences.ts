import { isStopWord } from '../stop-words.ts';
import type { Phrases } from './phrases.ts';
import type { NoteSentence } from './segment-note.ts';

/** Cue words: what is dated, counted or decided is worth more. */
const CUE_WORDS =
  /\b(?:\d+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|tomorrow|decided|decision|agreed|because|need|important|finally|realised|realized|plan)\b/giu;
/** Alone these leave one asking who or what. */
const ANAPHORA = /^(?:it|that|this|he|she|they|those|these|then|and|but|because|which)\b/iu;

/**
 * Extractive summarization: all sentences, the most central first. Scored by the frequency of their content words (Luhn 1958), by
 * cue words and by location (Edmundson 1969), less where they are questions or begin with an anaphor.
 */
export function rankSentences(sentences: readonly NoteSentence[], phrases: Phrases | null = null): NoteSentence[] {
  const frequencies = new Map<string, number>();
  const stemsBySentence = sentences.map((sentence) => contentStems(sentence));
  for (const stem of stemsBySentence.flat()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  return sentences
    .map((sentence, at) => {
      const stems = [...new Set(stemsBySentence[at] ?? [])];
      const shared = stems.reduce((sum, stem) => sum + Math.log2(1 + (frequencies.get(stem) ?? 0)), 0);
      const cueWords = [...sentence.text.matchAll(CUE_WORDS)].length;
      const opening = at === 0 ? 2 : 0;
      const refersBack = phrases ? phrases.beginsWithAnaphor(sentence.text) : ANAPHORA.test(sentence.text);
      const dangling = sentence.text.endsWith('?') || refersBack ? 0.6 : 1;
      return {
        sentence,
        score: (shared / Math.sqrt(3 + stems.length) + 0.7 * Math.min(cueWords, 3) + opening) * dangling,
      };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ sentence }) => sentence);
}

function contentStems({ tokens }: NoteSentence): string[] {
  return tokens
    .filter(
      ({ pos, lower }) =>
        (pos === 'NOUN' || pos === 'PROPN' || pos === 'VERB' || pos === 'ADJ' || pos === 'X') && !isStopWord(lower),
    )
    .map(({ stem }) => stem);
}
