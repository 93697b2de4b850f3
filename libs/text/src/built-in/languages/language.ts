import { createRequire } from 'node:module';
import { newStemmer } from 'snowball-stemmers';
import { Phrases } from '../creations/phrases.ts';
import { StemmedMoods } from '../sentiment/stemmed-moods.ts';
import { TopicIndex } from '../themes/topic-index.ts';
import type { LanguageWords } from './language-words.ts';

/** The languages besides English that the engine has words of. */
export const LANGUAGE_CODES = ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Longer ones are no words, and stemming them takes long. */
const MAX_WORD_CHARACTERS = 60;
const MAX_CACHED_STEMS = 20_000;
/** The first part of a compound, and the last. */
const MIN_PART_CHARACTERS = 4;

/** One language with what is derived from its words. Loaded when a text is first read in it, and then kept. */
export class Language {
  readonly topics: TopicIndex;
  readonly moods: StemmedMoods;
  readonly phrases: Phrases;
  readonly hasCapitalNouns: boolean;
  readonly #stemmer: { stem(word: string): string };
  readonly #stems = new Map<string, string>();
  readonly #functionWords: ReadonlySet<string>;
  readonly #vague: ReadonlySet<string>;
  readonly #determiners: ReadonlySet<string>;

  constructor(
    readonly code: LanguageCode,
    words: LanguageWords,
    stopWords: readonly string[],
  ) {
    this.#stemmer = newStemmer(words.algorithm);
    this.#functionWords = new Set(stopWords);
    this.#vague = setOf(words.vague);
    this.#determiners = setOf(words.determiners);
    this.hasCapitalNouns = words.hasCapitalNouns === true;
    this.topics = new TopicIndex(words.topics, {
      keyOf: (cue) => this.stemsOf(cue).join(' '),
      ...(words.hasCompounds === true && { minPartCharacters: MIN_PART_CHARACTERS }),
    });
    this.phrases = new Phrases(words.phrases);
    this.moods = new StemmedMoods(words.moods, (text) => this.stemsOf(text));
  }

  /** The stem of one lowercase word by the Snowball algorithm of the language. */
  stem(word: string): string {
    if (word.length > MAX_WORD_CHARACTERS) return word;
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = this.#stemmer.stem(word);
    if (this.#stems.size >= MAX_CACHED_STEMS) this.#stems.clear();
    this.#stems.set(word, stem);
    return stem;
  }

  /** The stems of all words, whatever stands between them. */
  stemsOf(text: string): string[] {
    return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => this.stem(word));
  }

  /** Whether a lowercase word only joins others. */
  isFunctionWord(word: string): boolean {
    return this.#functionWords.has(word);
  }

  isDeterminer(word: string): boolean {
    return this.#determiners.has(word);
  }

  /** Useless as a tag: it joins others, or stands in any note. */
  isStopWord(word: string): boolean {
    return word.length < 2 || this.#functionWords.has(word) || this.#vague.has(word);
  }
}

const LOADERS: Readonly<Record<LanguageCode, () => Promise<LanguageWords>>> = {
  de: async () => (await import('./german.ts')).GERMAN,
  fr: async () => (await import('./french.ts')).FRENCH,
  es: async () => (await import('./spanish.ts')).SPANISH,
  pt: async () => (await import('./portuguese.ts')).PORTUGUESE,
  it: async () => (await import('./italian.ts')).ITALIAN,
  nl: async () => (await import('./dutch.ts')).DUTCH,
};
const loaded = new Map<LanguageCode, Promise<Language>>();
const require = createRequire(import.meta.url);

export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const language = loaded.get(code) ?? load(code);
  loaded.set(code, language);
  return language;
}

async function load(code: LanguageCode): Promise<Language> {
  const stopWords = (require('stopwords-iso') as Record<string, string[]>)[code] ?? [];
  return new Language(code, await LOADERS[code](), stopWords);
}

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/u));
}
