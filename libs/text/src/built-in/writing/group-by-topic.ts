import { isTooGeneral } from '../themes/too-general.ts';
import { stemOf } from '../themes/stem.ts';
import type { NoteSentence } from './read-note.ts';

const MOST_SENTENCES = 6;
const FEWEST_WORDS = 30;
const FEWEST_WORDS_BEFORE_OPENER = 15;
/** Words that open a new subject when people talk. */
const OPENERS =
  /^(?:anyway|also|another thing|other than that|the other thing|oh|next|then there's|on another note|secondly|first|second|third|finally|lastly|meanwhile|later|afterwards|in the (?:morning|afternoon|evening)|tomorrow|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const BACK_REFERENCE =
  /^(?:it|this|that|he|she|they|which|because|so|and|but|these|those|then|who|with|or|not|less|more|both|actually)\b/iu;

/** Paragraphs in the order of speaking: a new one where the words change and nothing points back. */
export function groupByTopic(sentences: readonly NoteSentence[]): NoteSentence[][] {
  const paragraphs: NoteSentence[][] = [];
  let current: NoteSentence[] = [];
  let recent = new Set<string>();
  for (const sentence of sentences) {
    const subjects = subjectsOf(sentence);
    const isBound = BACK_REFERENCE.test(sentence.text) || subjects.some((subject) => recent.has(subject));
    const opens = OPENERS.test(sentence.text);
    const isFull = current.length >= MOST_SENTENCES;
    const words = wordsIn(current);
    if (isFull || (opens ? words >= FEWEST_WORDS_BEFORE_OPENER : !isBound && words >= FEWEST_WORDS)) {
      paragraphs.push(current);
      current = [];
      recent = new Set();
    }
    current.push(sentence);
    for (const subject of subjects) recent.add(subject);
  }
  if (current.length > 0) paragraphs.push(current);
  return mergeStub(paragraphs);
}

function wordsIn(sentences: readonly NoteSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

export function subjectsOf({ words }: NoteSentence): string[] {
  return words
    .filter(({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !isTooGeneral(lower))
    .map(({ lower }) => stemOf(lower));
}

/** A last paragraph of one short sentence reads as an afterthought: it belongs to the one before. */
function mergeStub(paragraphs: NoteSentence[][]): NoteSentence[][] {
  const last = paragraphs.at(-1);
  const before = paragraphs.at(-2);
  if (!last || !before || last.length > 1 || (last[0]?.words.length ?? 0) > 12) return paragraphs;
  return [...paragraphs.slice(0, -2), [...before, ...last]];
}
