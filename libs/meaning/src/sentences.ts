/** A part of a text, in UTF-16 code units. */
export interface Place {
  begin: number;
  end: number;
}

/** The time that the segmenter takes for a text grows with its square. */
const WINDOW_CHARACTERS = 4_000;
/** Some nine hours of speech; what is said later is found by its words alone. */
const MAX_SENTENCES = 4_000;
/** Speech without a full stop is one sentence for ever: it is cut between words. */
const MAX_SENTENCE_CHARACTERS = 400;
/** As much as the model reads at a time, about. */
const PASSAGE_CHARACTERS = 1_000;
const MAX_PASSAGES = 400;

/** The segmenter takes the full stop of a title for the end of a sentence. */
const ENDS_WITH_TITLE = /\b(?:Mr|Mrs|Ms|Dr|Prof|St)\.\s+$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Where the sentences of a text are, without the space around them, in their order. */
export function findSentences(text: string): Place[] {
  const found: Place[] = [];
  for (let from = 0; from < text.length && found.length < MAX_SENTENCES;) {
    const window = text.slice(from, from + WINDOW_CHARACTERS);
    const isLast = from + window.length === text.length;
    const sentences = joinAfterTitles(segmenter.segment(window));
    // The last one of a window may go on: it is read again with what follows, unless there is no other.
    if (!isLast && sentences.length > 1) sentences.pop();
    for (const { index, segment } of sentences) found.push(...cutLong(text, trim(from + index, segment)));
    const last = sentences.at(-1);
    from += last ? last.index + last.segment.length : window.length;
  }
  return found.slice(0, MAX_SENTENCES);
}

/** Sentences together, as many as are read at a time. */
export function findPassages(sentences: readonly Place[]): Place[] {
  const passages: Place[] = [];
  for (const { begin, end } of sentences) {
    const last = passages.at(-1);
    if (last && end - last.begin <= PASSAGE_CHARACTERS) last.end = end;
    else passages.push({ begin, end });
  }
  return passages.slice(0, MAX_PASSAGES);
}

function joinAfterTitles(segments: Iterable<Intl.SegmentData>): { index: number; segment: string }[] {
  const joined: { index: number; segment: string }[] = [];
  for (const { index, segment } of segments) {
    const last = joined.at(-1);
    if (last && ENDS_WITH_TITLE.test(last.segment)) last.segment += segment;
    else joined.push({ index, segment });
  }
  return joined;
}

function trim(begin: number, segment: string): Place {
  const start = begin + segment.length - segment.trimStart().length;
  const end = begin + segment.trimEnd().length;
  return { begin: start, end: Math.max(start, end) };
}

function cutLong(text: string, { begin, end }: Place): Place[] {
  if (begin === end) return [];
  const parts: Place[] = [];
  let from = begin;
  while (end - from > MAX_SENTENCE_CHARACTERS) {
    const blank = text.lastIndexOf(' ', from + MAX_SENTENCE_CHARACTERS);
    const to = blank > from ? blank : from + MAX_SENTENCE_CHARACTERS;
    parts.push({ begin: from, end: to });
    from = blank > from ? to + 1 : to;
  }
  if (from < end) parts.push({ begin: from, end });
  return parts;
}
