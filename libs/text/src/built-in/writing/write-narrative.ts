import { asParagraph, joinBlocks } from './paragraphs.ts';
import { regroupByTopic } from './regroup-by-topic.ts';
import type { Writer } from './writer.ts';

/** What was said as a page one can read, scattered thoughts on one subject brought together. */
export const writeNarrative: Writer = (sentences) =>
  joinBlocks(regroupByTopic(sentences).map((group) => asParagraph(group)));
