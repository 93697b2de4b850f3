import winkNLP, { type ItemSentence, type ItsFunction, type PartOfSpeech } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { chunkText } from './chunk-text.ts';

export interface Token {
  text: string;
  lower: string;
  lemma: string;
  stem: string;
  /** Universal part of speech, such as `NOUN` or `PROPN`. */
  pos: PartOfSpeech;
}

export interface Sentence {
  text: string;
  /** Words and punctuation marks; contractions are two tokens (`do`, `n't`). */
  tokens: Token[];
}

/** More than 40 symbols in a row: a drawn line, a stuck key. The tokenizer's time grows with the square of their number. */
const SYMBOL_RUNS = /(?<![^\p{L}\p{M}\p{N}\s])([^\p{L}\p{M}\p{N}\s]{40})[^\p{L}\p{M}\p{N}\s]+/gu;

/** About 10 ms of work: other jobs of the process (renewing locks, answering health checks) come in between. */
export const CHUNK_CHARACTERS = 16_000;

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;
/** wink's own types lack one of the arguments that it passes. */
const lemmaOf = its.lemma as ItsFunction<string>;
const stemOf = its.stem as ItsFunction<string>;

/**
 * Sentence boundary detection, tokenization, part-of-speech tagging (Universal POS tags) and lemmatization by wink-nlp with its
 * English lite model. Yields to the event loop between chunks. Rejects with the signal's reason when `signal` aborts.
 */
export async function annotateText(text: string, signal?: AbortSignal): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  for (const chunk of chunkText(text.replace(SYMBOL_RUNS, '$1'), CHUNK_CHARACTERS)) {
    signal?.throwIfAborted();
    sentences.push(...annotateChunk(chunk));
    await yieldToEventLoop();
  }
  return sentences;
}

function annotateChunk(text: string): Sentence[] {
  const found: Sentence[] = [];
  nlp
    .readDoc(text.replaceAll('’', "'"))
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens = sentence.tokens();
      const parts = tokens.out(its.pos) as PartOfSpeech[];
      const lemmas = tokens.out(lemmaOf);
      const stems = tokens.out(stemOf);
      const normals = tokens.out(its.normal);
      const annotated = tokens.out().map((token, at) => ({
        text: token,
        lower: normals[at] ?? token.toLowerCase(),
        lemma: lemmas[at] ?? token.toLowerCase(),
        stem: stems[at] ?? token.toLowerCase(),
        pos: parts[at] ?? 'X',
      }));
      const said = sentence.out().trim();
      if (said) found.push({ text: said, tokens: annotated });
    });
  return found;
}

/** Whether the word is in the English model's vocabulary. */
export function isKnownWord(word: string): boolean {
  return !nlp.readDoc(word).isOOV(word);
}

/** Whether a token is a word or a number, no punctuation mark. */
export function isWord({ pos, lower }: Token): boolean {
  return pos !== 'PUNCT' && pos !== 'SPACE' && pos !== 'SYM' && /[\p{L}\p{N}]/u.test(lower);
}
