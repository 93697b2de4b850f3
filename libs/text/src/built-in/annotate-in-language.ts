import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CHUNK_CHARACTERS, type Sentence, type Token } from './annotate-text.ts';
import { chunkText } from './chunk-text.ts';
import type { Language } from './languages/language.ts';

const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu;
/** A full stop behind an abbreviation, an initial or an ordinal number ends nothing. */
const SENTENCE_END =
  /(?<=[.!?…。！？]["'”»)]{0,2})(?<!(?:^|[^\p{L}\p{N}])(?:Nr|bzw|ca|Dr|Dra|Hr|Fr|Sr|Sra|Sig|Mme|Mlle|Mr|Mrs|dhr|mevr|Prof|St|\p{L}|\p{N}{1,2})\.)\s|\n/u;
const WORD = /^[\p{L}\p{M}\p{N}]/u;
const CAPITAL = /^\p{Lu}/u;
const NUMBER = /^\p{N}/u;

/**
 * The sentences of a text in one of the known languages. There is no tagger for them: a noun is what has a capital (German) or
 * stands behind a determiner, a name what has a capital within a sentence; any other word that says something is `X`.
 */
export async function annotateInLanguage(text: string, language: Language, signal?: AbortSignal): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  for (const chunk of chunkText(text.replaceAll('’', "'"), CHUNK_CHARACTERS)) {
    signal?.throwIfAborted();
    const said = chunk.split(SENTENCE_END).map((sentence) => sentence.trim());
    sentences.push(
      ...said.filter(Boolean).map((sentence) => ({ text: sentence, tokens: tagWords(sentence, language) })),
    );
    await yieldToEventLoop();
  }
  return sentences;
}

function tagWords(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  for (const [word] of text.matchAll(TOKEN)) {
    const lower = word.toLowerCase();
    const stem = WORD.test(word) ? language.stem(lower) : word;
    tokens.push({ text: word, lower, lemma: stem, stem, pos: partOfSpeech(word, tokens.at(-1), language) });
  }
  return tokens;
}

function partOfSpeech(word: string, before: Token | undefined, language: Language): Token['pos'] {
  if (!WORD.test(word)) return 'PUNCT';
  if (NUMBER.test(word)) return 'NUM';
  const lower = word.toLowerCase();
  if (language.isDeterminer(lower)) return 'DET';
  if (language.isStopWord(lower)) return 'PART';
  const opens = before === undefined || before.pos === 'PUNCT';
  if (CAPITAL.test(word) && (!opens || before?.text === ',')) return language.hasCapitalNouns ? 'NOUN' : 'PROPN';
  return before?.pos === 'DET' && !language.hasCapitalNouns ? 'NOUN' : 'X';
}
