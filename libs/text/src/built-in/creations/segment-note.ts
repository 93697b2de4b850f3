import type { Sentence } from '../annotate-text.ts';
import { hasContent, removeDisfluencies, restoreCaseAndPunctuation } from './remove-disfluencies.ts';
import type { Phrases } from './phrases.ts';

/** A sentence of the note as it can be printed, with the tokens of what was said. */
export interface NoteSentence extends Sentence {
  /** Its index among the sentences of the note, from 0. */
  at: number;
}

/** Speech without full stops is split before these when a sentence has grown longer than anyone could read. */
const MAX_SENTENCE_TOKENS = 45;
const CLAUSE_BOUNDARY =
  /(?<![\s,]),?\s+(?:and then|and so|and also|so then|but then|and|but|so)\s+(?=(?:i|we|he|she|they|it|it's|i'm|i've|we're|there|that|the|my)\b)/iu;

/** How people begin to speak. Further on, "so" may well mean therefore. */
const OPENING_MARKERS = /^(?:(?:so|and|but|okay|ok|well),? )+/iu;

/**
 * Sentence segmentation of a transcript: disfluencies removed, run-on sentences split at clauses, case and punctuation restored,
 * sentences without content dropped, repeated ones kept once. `annotate` finds the sentences of a text in its language, of which
 * `phrases` are: null for English. Rejects with the signal's reason when that aborts.
 */
export async function segmentNote(
  transcript: string,
  annotate: (text: string) => Promise<Sentence[]>,
  phrases: Phrases | null,
): Promise<NoteSentence[]> {
  const isEnglish = phrases === null;
  const sentences = await annotate(removeDisfluencies(transcript, isEnglish));
  const seen = new Set<string>();
  const kept: NoteSentence[] = [];
  for (const sentence of sentences) {
    for (const clause of splitRunOn(sentence)) {
      const begun = phrases ? phrases.dropOpeners(clause) : clause.replace(OPENING_MARKERS, '');
      const text = restoreCaseAndPunctuation(kept.length === 0 ? begun : clause, isEnglish);
      const key = text.toLowerCase();
      if (!hasContent(text) || seen.has(key)) continue;
      seen.add(key);
      kept.push({ text, tokens: sentence.tokens, at: kept.length });
    }
  }
  return kept;
}

/** The clauses of a sentence that has grown too long; of any other, itself. */
export function splitRunOn({ text, tokens }: Sentence): string[] {
  if (tokens.length <= MAX_SENTENCE_TOKENS) return [text];
  const clauses: string[] = [];
  let rest = text;
  while (rest.split(' ').length > MAX_SENTENCE_TOKENS / 2) {
    const match = CLAUSE_BOUNDARY.exec(rest.slice(60));
    if (!match) break;
    clauses.push(rest.slice(0, 60 + match.index));
    rest = rest.slice(60 + match.index + match[0].length);
  }
  return [...clauses, rest].filter((clause) => clause.trim() !== '');
}
