import { groupByTopic, subjectsOf } from './group-by-topic.ts';
import type { NoteSentence } from './read-note.ts';

const SHARED_SUBJECTS = 2;
/** What hangs on what was said just before it, or on when it happened, stays where it is. */
const BOUND =
  /^(?:it|this|that|he|she|they|so|and|but|then|because|after|later|before|when|next|first|finally|in the end|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tomorrow|this (?:morning|afternoon|evening))\b/iu;

/** Paragraphs by topic: what the speaker came back to later joins what they had said about it before. */
export function regroupByTopic(sentences: readonly NoteSentence[]): NoteSentence[][] {
  const paragraphs: { sentences: NoteSentence[]; subjects: Set<string> }[] = [];
  for (const group of groupByTopic(sentences)) {
    const subjects = new Set(group.flatMap((sentence) => subjectsOf(sentence)));
    const isFree = !BOUND.test(group[0]?.text ?? '');
    const home = isFree
      ? paragraphs.find(
          (earlier) => [...subjects].filter((subject) => earlier.subjects.has(subject)).length >= SHARED_SUBJECTS,
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
