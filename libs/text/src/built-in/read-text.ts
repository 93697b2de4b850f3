import winkNLP, { type ItemSentence, type ItsFunction, type PartOfSpeech } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cutIntoChunks } from './cut-into-chunks.ts';

export interface Word {
  text: string;
  lower: string;
  lemma: string;
  pos: PartOfSpeech;
}

export interface Sentence {
  text: string;
  /** Words and punctuation marks; contractions come in two pieces (`do`, `n't`). */
  words: Word[];
}

/** About 10 ms of work: other jobs of the process (renewing locks, answering health checks) come in between. */
const CHUNK_CHARACTERS = 16_000;

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;
/** wink's own types forget one of the arguments that it passes. */
const lemmaOf = its.lemma as ItsFunction<string>;

/** Splits a text into sentences of words; yields to the event loop between chunks. Rejects when `signal` aborts. */
export async function readText(text: string, signal?: AbortSignal): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  for (const chunk of cutIntoChunks(text, CHUNK_CHARACTERS)) {
    signal?.throwIfAborted();
    sentences.push(...readChunk(chunk));
    await nextTurn();
  }
  return sentences;
}

function readChunk(text: string): Sentence[] {
  const found: Sentence[] = [];
  nlp
    .readDoc(text.replaceAll('’', "'"))
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens = sentence.tokens();
      const parts = tokens.out(its.pos) as PartOfSpeech[];
      const lemmas = tokens.out(lemmaOf);
      const normals = tokens.out(its.normal);
      const words = tokens.out().map((token, at) => ({
        text: token,
        lower: normals[at] ?? token.toLowerCase(),
        lemma: lemmas[at] ?? token.toLowerCase(),
        pos: parts[at] ?? 'X',
      }));
      const said = sentence.out().trim();
      if (said) found.push({ text: said, words });
    });
  return found;
}

/** Whether the English model has met this word. */
export function isKnownWord(word: string): boolean {
  return !nlp.readDoc(word).isOOV(word);
}

export function isWord({ pos, lower }: Word): boolean {
  return pos !== 'PUNCT' && pos !== 'SPACE' && pos !== 'SYM' && /[\p{L}\p{N}]/u.test(lower);
}
