/** When a sentence plays, as its first words say it. */
export interface TimeMarker {
  /** Those words, as they were said: "yesterday evening". */
  words: string;
  /** Earlier is less; null where the sentence only goes on from what was said before it. */
  rank: number | null;
}

/** How people speak in one language. Lists are words separated by white space, lowercase; `_` joins the words of a phrase. */
export interface PhraseWords {
  /** What people say before they say something; taken away only where a mark or one of `subjects` follows. */
  openers: string;
  subjects: string;
  /** What stands before something to be done. */
  obligations: string;
  /** What may follow an obligation and is nothing to be done: "I have to say". */
  neverTasks: string;
  /** What ends a task, or the first clause of a sentence. */
  conjunctions: string;
  /** Nothing ends with these that is complete. */
  dangling: string;
  /** Away from what was said before nobody would know who or what is meant. */
  anaphora: string;
  /** First words of a sentence that tell when it plays; earlier is less, null only goes on. As in `time-markers.ts`. */
  times: ReadonlyArray<readonly [rank: number | null, words: string]>;
  /** What a checklist says that has no tasks. */
  noTasks: string;
  /** What a note is tagged that is for the most part a list of tasks; the first is given, any may be the owner's. */
  taskList: readonly string[];
}

const CLAUSE_MARK = /[.,;:!?…]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const LEADING_MARKS = /^[\s,.;:!?…¡¿-]+/u;
const TRAILING_MARKS = /(?<![\s,;:.!?…-])[\s,;:.!?…-]+$/u;
const MAX_TASK_CHARACTERS = 160;
const MIN_TASK_WORDS = 2;

/** The phrases of a language besides English; of one that is not known there are none. */
export class Phrases {
  readonly noTasks: string;
  readonly taskList: readonly string[];
  readonly #openers: readonly string[];
  readonly #subjects: ReadonlySet<string>;
  readonly #obligations: readonly string[];
  readonly #neverTasks: ReadonlySet<string>;
  readonly #conjunctions: ReadonlySet<string>;
  readonly #dangling: ReadonlySet<string>;
  readonly #anaphora: ReadonlySet<string>;
  readonly #times: ReadonlyArray<{ words: string; rank: number | null }>;

  constructor(words: PhraseWords) {
    this.noTasks = words.noTasks;
    this.taskList = words.taskList;
    this.#openers = longestFirst(listOf(words.openers));
    this.#subjects = new Set(listOf(words.subjects));
    this.#obligations = longestFirst(listOf(words.obligations));
    this.#neverTasks = new Set(listOf(words.neverTasks));
    this.#conjunctions = new Set(listOf(words.conjunctions));
    this.#dangling = new Set(listOf(words.dangling));
    this.#anaphora = new Set(listOf(words.anaphora));
    this.#times = words.times
      .flatMap(([rank, list]) => listOf(list).map((each) => ({ words: each, rank })))
      .sort((one, other) => other.words.length - one.words.length);
  }

  /** The sentence without what people say before they say something. */
  dropOpeners(sentence: string): string {
    let rest = sentence.trimStart();
    for (let found = prefixOf(rest, this.#openers); found !== undefined; found = prefixOf(rest, this.#openers)) {
      const after = rest.slice(found.length);
      const isSetApart = CLAUSE_MARK.test(after.charAt(0)) || this.#subjects.has(firstWord(after));
      const shorter = after.replace(LEADING_MARKS, '');
      if (!isSetApart || shorter === '') break;
      rest = shorter;
    }
    return rest;
  }

  /** "Ich muss die Bank anrufen" is called "die Bank anrufen"; the sentence as it is where it asks for nothing. */
  dropObligation(sentence: string): string {
    const obligation = prefixOf(sentence, this.#obligations);
    if (obligation === undefined) return sentence;
    const task = sentence.slice(obligation.length).trim();
    return this.#isTask(task) ? task : sentence;
  }

  /** What a sentence says is to be done by the speaker, each as its own words behind the obligation. */
  extractTasks(sentence: string): string[] {
    if (sentence.trimEnd().endsWith('?')) return [];
    const starts = this.#obligations.flatMap((phrase) => placesOf(sentence, phrase)).sort((one, other) => one - other);
    const apart = starts.filter((start, at) => start !== starts[at - 1]);
    return apart
      .map((start, at) => this.#trimTask(sentence.slice(start, apart[at + 1] ?? sentence.length)))
      .filter((task) => this.#isTask(task) && task.length <= MAX_TASK_CHARACTERS);
  }

  findTime(sentence: string): TimeMarker | null {
    const found = this.#times.find(({ words }) => startsWithPhrase(sentence, words));
    if (!found) return null;
    const words = sentence.slice(0, found.words.length);
    return { words, rank: this.hasAnaphor(sentence.slice(words.length)) ? null : found.rank };
  }

  beginsWithAnaphor(sentence: string): boolean {
    return this.#anaphora.has(firstWord(sentence)) || this.#conjunctions.has(firstWord(sentence));
  }

  hasAnaphor(text: string): boolean {
    return wordsOf(text).some((word) => this.#anaphora.has(word));
  }

  /** Whether a clause may end before this word. */
  isConjunction(word: string): boolean {
    return this.#conjunctions.has(word.toLowerCase());
  }

  isDangling(word: string): boolean {
    return this.#dangling.has(word.toLowerCase()) || this.#conjunctions.has(word.toLowerCase());
  }

  #isTask(task: string): boolean {
    const words = wordsOf(task);
    return words.length >= MIN_TASK_WORDS && !this.#neverTasks.has(words[0] ?? '');
  }

  #trimTask(said: string): string {
    const mark = said.search(CLAUSE_MARK);
    const clause = mark < 0 ? said : said.slice(0, mark);
    const words = clause.trim().split(' ');
    const end = words.findIndex((word, at) => at > 0 && this.isConjunction(word));
    return (end < 0 ? words : words.slice(0, end)).join(' ').replace(TRAILING_MARKS, '');
  }
}

export const NO_PHRASES = new Phrases({
  openers: '',
  subjects: '',
  obligations: '',
  neverTasks: '',
  conjunctions: '',
  dangling: '',
  anaphora: '',
  times: [],
  taskList: [],
  noTasks:
    'Without a language model, tasks can only be found in English, German, French, Spanish, Portuguese, Italian and Dutch notes.',
});

function listOf(words: string): string[] {
  return words
    .split(/\s+/u)
    .filter(Boolean)
    .map((entry) => entry.replaceAll('_', ' '));
}

function longestFirst(phrases: string[]): string[] {
  return phrases.sort((one, other) => other.length - one.length);
}

function prefixOf(text: string, phrases: readonly string[]): string | undefined {
  return phrases.find((phrase) => startsWithPhrase(text, phrase));
}

function startsWithPhrase(text: string, phrase: string): boolean {
  return text.slice(0, phrase.length).toLowerCase() === phrase && !isWithinWord(text, phrase.length, phrase);
}

/** An apostrophe at the end of a phrase joins it to the next word. */
function isWithinWord(text: string, at: number, phrase: string): boolean {
  return !phrase.endsWith("'") && LETTER.test(text.charAt(at));
}

/** Where the text goes on behind each place of a phrase. */
function placesOf(text: string, phrase: string): number[] {
  const places: number[] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
    const isWhole = !LETTER.test(lower.charAt(at - 1)) && !isWithinWord(lower, at + phrase.length, phrase);
    if (isWhole) places.push(at + phrase.length);
  }
  return places;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function firstWord(text: string): string {
  return /^[^\p{L}\p{N}]{0,9}([\p{L}\p{M}\p{N}]{1,60})/u.exec(text)?.[1]?.toLowerCase() ?? '';
}
