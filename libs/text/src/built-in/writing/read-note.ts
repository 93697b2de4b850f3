import { readText, type Sentence } from '../read-text.ts';
import { asSentence, saysSomething, tidySpeech } from './tidy-speech.ts';

/** A sentence of the note as it can be printed, with its words for weighing. */
export interface NoteSentence extends Sentence {
  /** Its place in what was said, from 0. */
  at: number;
}

/** Speech without full stops is split before these when a sentence has grown longer than anyone could read. */
const LONG_SENTENCE_WORDS = 45;
const BREAKS =
  /,?\s+(?:and then|and so|and also|so then|but then|and|but|so)\s+(?=(?:i|we|he|she|they|it|it's|i'm|i've|we're|there|that|the|my)\b)/iu;

/** How people begin to speak. Further on, "so" may well mean therefore. */
const LEAD_IN = /^(?:(?:so|and|but|okay|ok|well),? )+/iu;

/** The note's sentences, tidied, empty ones dropped, said twice kept once. */
export async function readNote(transcript: string, signal?: AbortSignal): Promise<NoteSentence[]> {
  const sentences = await readText(tidySpeech(transcript), signal);
  const seen = new Set<string>();
  const kept: NoteSentence[] = [];
  for (const sentence of sentences) {
    for (const piece of readableLengths(sentence)) {
      const text = asSentence(kept.length === 0 ? piece.replace(LEAD_IN, '') : piece);
      const key = text.toLowerCase();
      if (!saysSomething(text) || seen.has(key)) continue;
      seen.add(key);
      kept.push({ text, words: sentence.words, at: kept.length });
    }
  }
  return kept;
}

function readableLengths({ text, words }: Sentence): string[] {
  if (words.length <= LONG_SENTENCE_WORDS) return [text];
  const pieces: string[] = [];
  let rest = text;
  while (rest.split(' ').length > LONG_SENTENCE_WORDS / 2) {
    const match = BREAKS.exec(rest.slice(60));
    if (!match) break;
    pieces.push(rest.slice(0, 60 + match.index));
    rest = rest.slice(60 + match.index + match[0].length);
  }
  return [...pieces, rest].filter((piece) => piece.trim() !== '');
}
