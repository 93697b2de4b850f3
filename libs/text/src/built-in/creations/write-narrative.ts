import { SubjectFinder } from './find-subject.ts';
import { capitalise, joinBlocks, joinSentences, type Writer } from './writer.ts';
import { clusterTopics, segmentTopics } from './segment-topics.ts';

/** Shorter texts are read at a glance, and headings would only interrupt them. */
const MIN_WORDS_FOR_HEADINGS = 300;
const MIN_PARTS_FOR_HEADINGS = 3;

/** What was said as a page one can read: scattered thoughts on one subject brought together, and a long page under headings. */
export const writeNarrative: Writer = (sentences, { language }) => {
  const parts = language ? segmentTopics(sentences, language.phrases) : clusterTopics(sentences);
  const words = sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  if (language !== null || words < MIN_WORDS_FOR_HEADINGS || parts.length < MIN_PARTS_FOR_HEADINGS)
    return joinBlocks(parts.map((part) => joinSentences(part)));
  const subjects = new SubjectFinder(sentences);
  return joinBlocks(
    parts.flatMap((part) => {
      const subject = subjects.next(part);
      return [subject && `## ${capitalise(subject.name)}`, joinSentences(part)];
    }),
  );
};
