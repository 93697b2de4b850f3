import { isStopWord } from '../stop-words.ts';
import type { Phrases } from './phrases.ts';
import type { NoteSentence } from './segment-note.ts';
import { findTimeMarker } from './time-markers.ts';

const MAX_SENTENCES = 6;
const MIN_WORDS = 30;
const MIN_WORDS_BEFORE_MARKER = 15;
/** Discourse markers that open a new subject. */
const TOPIC_MARKERS =
  /^(?:anyway|also|another thing|other than that|the other thing|oh|next|then there's|on another note|secondly|first|second|third|finally|lastly|meanwhile|later|afterwards|in the (?:morning|afternoon|evening)|tomorrow|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const ANAPHORA =
  /^(?:it|this|that|he|she|they|which|because|so|and|but|these|those|then|who|with|or|not|less|more|both|actually)\b/iu;

const MIN_SHARED_SUBJECTS = 2;
/** What hangs on what was said just before it, or on when it happened, stays where it is. */
const CONTEXT_BOUND =
  /^(?:it|this|that|he|she|they|so|and|but|then|because|after|later|before|when|next|first|finally|in the end|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tomorrow|this (?:morning|afternoon|evening))\b/iu;

/**
 * Linear text segmentation by lexical cohesion (Morris and Hirst 1991; Hearst 1997, "TextTiling"): paragraphs in the order of
 * speaking. A new one begins at a discourse marker, or where a sentence shares no noun with its paragraph and nothing refers back.
 */
export function segmentTopics(sentences: readonly NoteSentence[], phrases: Phrases | null = null): NoteSentence[][] {
  const paragraphs: NoteSentence[][] = [];
  let current: NoteSentence[] = [];
  let recent = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    const subjects = subjectsOf(sentence);
    const refersBack = phrases ? phrases.beginsWithAnaphor(sentence.text) : ANAPHORA.test(sentence.text);
    const isBound = refersBack || subjects.some((subject) => recent.has(subject));
    const opens = opensTopic(sentence, phrases);
    // Where the next one opens a subject, this one still belongs to what was before it.
    const isLast = at + 1 < sentences.length && opensTopic(sentences[at + 1] as NoteSentence, phrases);
    const isFull = current.length >= MAX_SENTENCES;
    const words = wordsIn(current);
    if (isFull || (opens ? words >= MIN_WORDS_BEFORE_MARKER : !isBound && !isLast && words >= MIN_WORDS)) {
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

/** As `segmentTopics`, and what the speaker came back to later joins the first earlier paragraph that shares two of its nouns. */
export function clusterTopics(sentences: readonly NoteSentence[]): NoteSentence[][] {
  const paragraphs: { sentences: NoteSentence[]; subjects: Set<string> }[] = [];
  for (const group of segmentTopics(sentences)) {
    const subjects = new Set(group.flatMap((sentence) => subjectsOf(sentence)));
    const opening = group[0]?.text ?? '';
    const isFree = !CONTEXT_BOUND.test(opening) && findTimeMarker(opening, null) === null;
    const home = isFree
      ? paragraphs.find(
          (earlier) => [...subjects].filter((subject) => earlier.subjects.has(subject)).length >= MIN_SHARED_SUBJECTS,
        )
      : undefined;
    if (home) {
      home.sentences.push(...group);
      for (const subject of subjects) home.subjects.add(subject);
    } else {
      paragraphs.push({ sentences: group, subjects });
    }
  }
  return paragraphs.map((paragraph) => paragraph.sentences);
}

function opensTopic({ text }: NoteSentence, phrases: Phrases | null): boolean {
  return (phrases === null && TOPIC_MARKERS.test(text)) || findTimeMarker(text, phrases) !== null;
}

function wordsIn(sentences: readonly NoteSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

function subjectsOf({ tokens }: NoteSentence): string[] {
  return tokens
    .filter(({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !isStopWord(lower))
    .map(({ stem }) => stem);
}

/** A last paragraph of one short sentence reads as an afterthought: it belongs to the one before. */
function mergeStub(paragraphs: NoteSentence[][]): NoteSentence[][] {
  const last = paragraphs.at(-1);
  const before = paragraphs.at(-2);
  if (!last || !before || last.length > 1 || (last[0]?.tokens.length ?? 0) > 12) return paragraphs;
  return [...paragraphs.slice(0, -2), [...before, ...last]];
}
