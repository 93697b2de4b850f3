import type { Token } from '../annotate-text.ts';
import { isStopWord } from '../stop-words.ts';
import type { NoteSentence } from './segment-note.ts';

/** What a stretch of a note is about, in its own words. */
export interface Subject {
  /** Without article, as it was said: "allotment fence", "Priya". */
  name: string;
  /** As somebody else would say it to the speaker: "the allotment fence", "your sister", "Priya". */
  addressed: string;
}

interface Candidate extends Subject {
  times: number;
  words: number;
  isName: boolean;
  isGrammaticalSubject: boolean;
  firstAt: number;
}

const MAX_TOKENS = 3;
const DETERMINERS = new Set(['the', 'a', 'an', 'his', 'her', 'their']);
const OF_THE_SPEAKER = new Set(['my', 'our']);
const FORMS_OF_ADDRESS = /^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Professor|Aunt|Uncle)\.?$/u;
/** Nothing that one could ask about. */
const VAGUE = new Set(['while', 'lot', 'course', 'same', 'second', 'order', 'hour', 'list', 'sort', 'kind', 'face']);
/** A grammatical subject stands at the front and has its verb behind it. */
const FRONT_TOKENS = 3;
const OFTEN = 2;

/** Names what a stretch is about, each thing once; made for all the sentences of a note, which say how often a thing is spoken of. */
export class SubjectFinder {
  readonly #overall = new Map<string, number>();
  readonly #taken = new Set<string>();

  constructor(sentences: readonly NoteSentence[]) {
    for (const { name } of candidatesIn(sentences)) {
      const key = name.toLowerCase();
      this.#overall.set(key, (this.#overall.get(key) ?? 0) + 1);
    }
  }

  /** Null where nothing stands out, or has been named before. */
  next(stretch: readonly NoteSentence[]): Subject | null {
    const found = new Map<string, Candidate>();
    for (const candidate of candidatesIn(stretch)) {
      const key = candidate.name.toLowerCase();
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, candidate);
    }
    const [best] = [...found.values()]
      .filter((candidate) => this.#standsOut(candidate) && !this.#isTaken(candidate.name))
      .sort((one, other) => this.#weigh(other) - this.#weigh(one));
    if (!best) return null;
    for (const word of best.name.toLowerCase().split(' ')) this.#taken.add(word);
    return best;
  }

  /** What is mentioned once in passing is nothing to ask about. */
  #standsOut({ name, words, isGrammaticalSubject }: Candidate): boolean {
    return isGrammaticalSubject || words > 1 || (this.#overall.get(name.toLowerCase()) ?? 0) >= OFTEN;
  }

  #isTaken(name: string): boolean {
    return name
      .toLowerCase()
      .split(' ')
      .some((word) => this.#taken.has(word));
  }

  /** What a stretch returns to, then what the note returns to, then what it begins with. */
  #weigh({ name, times, words, isName, isGrammaticalSubject, firstAt }: Candidate): number {
    const overall = this.#overall.get(name.toLowerCase()) ?? 0;
    return (
      2 * times +
      overall +
      (words > 1 ? 1 : 0) +
      (isGrammaticalSubject ? 1 : 0) -
      (isName ? 0.5 : 0) -
      Math.min(firstAt, 60) / 20
    );
  }
}

function candidatesIn(sentences: readonly NoteSentence[]): Candidate[] {
  let before = 0;
  return sentences.flatMap(({ text, tokens }) => {
    const found = nounPhrases(tokens, before).filter(({ name }) => text.includes(name));
    before += tokens.length;
    return found;
  });
}

function nounPhrases(tokens: readonly Token[], before: number): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const start = at;
    while (isNoun(tokens[at], at)) at += 1;
    const run = tokens.slice(start, at);
    // What follows a noun run and goes on in a hyphen, an apostrophe or another noun is only half a name.
    if (run.length === 0 || run.length > MAX_TOKENS || isGoingOn(tokens[at])) continue;
    const determiner = tokens[tokens[start - 1]?.pos === 'ADJ' ? start - 2 : start - 1]?.lower ?? '';
    const isName = run.every(({ pos }) => pos === 'PROPN');
    const isMeant = DETERMINERS.has(determiner) || OF_THE_SPEAKER.has(determiner);
    if (!isMeant && !isName) continue;
    const address = isName && FORMS_OF_ADDRESS.test(tokens[start - 1]?.text ?? '') ? [tokens[start - 1]?.text] : [];
    const name = [...address, ...run.map(({ text }) => text)].join(' ');
    found.push({
      name,
      addressed: isMeant ? `${OF_THE_SPEAKER.has(determiner) ? 'your' : 'the'} ${name}` : name,
      times: 1,
      words: run.length,
      isName,
      isGrammaticalSubject: start < FRONT_TOKENS && (tokens[at]?.pos === 'VERB' || tokens[at]?.pos === 'AUX'),
      firstAt: before + start,
    });
  }
  return found;
}

function isGoingOn(next: Token | undefined): boolean {
  return next !== undefined && (next.text === '-' || /^['’]/u.test(next.text) || next.text === 'of');
}

/** The tagger takes any capital at the start of a sentence for a name. */
function isNoun(token: Token | undefined, at: number): boolean {
  if (!token || !/^\p{L}[\p{L}\p{N}-]+$/u.test(token.text) || isStopWord(token.lower) || VAGUE.has(token.lower))
    return false;
  if (token.pos === 'PROPN') return at > 0 && /^\p{Lu}/u.test(token.text);
  return token.pos === 'NOUN';
}
