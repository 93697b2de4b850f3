import { groupByTopic } from './group-by-topic.ts';
import { asParagraph, joinBlocks } from './paragraphs.ts';
import type { Writer } from './write-creation.ts';

/** What was said, in the order it was said, as a page one can read. */
export const writeNarrative: Writer = (sentences) => joinBlocks(groupByTopic(sentences).map((group) => asParagraph(group)));
