import { weighSentence } from '../sentiment/weigh-sentence.ts';
import { groupByTopic } from './group-by-topic.ts';
import { asParagraph, joinBlocks } from './paragraphs.ts';
import type { NoteSentence } from './read-note.ts';
import type { Writer } from './writer.ts';

const WORTH_A_HOOK_SENTENCES = 8;
/** A hook from the first hour will do. */
const WEIGHED_SENTENCES = 600;

/** Opens on the moment that mattered most, as a line above, then tells it all in the order it was said. */
export const writeStory: Writer = (sentences) => {
  const hook = sentences.length >= WORTH_A_HOOK_SENTENCES ? strongest(sentences.slice(1)) : undefined;
  const scenes = groupByTopic(sentences).map((group) => asParagraph(group));
  return joinBlocks([hook && `*${hook.text}*`, hook && '* * *', ...scenes]);
};

function strongest(sentences: readonly NoteSentence[]): NoteSentence | undefined {
  const weighed = sentences
    .filter(({ words }) => words.length >= 5 && words.length <= 30)
    .slice(0, WEIGHED_SENTENCES)
    .map((sentence) => {
      const { positive, negative } = weighSentence(sentence.text);
      return { sentence, strength: positive + negative };
    })
    .sort((one, other) => other.strength - one.strength);
  return weighed[0] && weighed[0].strength >= 2 ? weighed[0].sentence : undefined;
}
