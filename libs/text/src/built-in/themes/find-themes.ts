import { cleanTags } from '../../clean-tags.ts';
import type { Sentence } from '../read-text.ts';
import { findKeyPhrases } from './key-phrases.ts';
import { isTaskList } from './is-task-list.ts';
import { matchVocabulary } from './match-vocabulary.ts';
import { scoreTopics } from './score-topics.ts';
import { sameTagKey } from './stem.ts';

interface Wanted {
  vocabulary: readonly string[];
  limit: number;
}

const WEAKEST_SHARE_OF_BEST = 0.5;
const TASK_LIST = ['todo-list', 'to-do', 'todo', 'tasks'];

/**
 * Names that a person would have chosen for this text, the most telling first: the owner's own where one fits,
 * then what the text is about, then what it keeps naming. `limit` bounds how many.
 */
export async function findThemes(
  sentences: readonly Sentence[],
  { vocabulary, limit }: Wanted,
  signal?: AbortSignal,
): Promise<string[]> {
  const own = cleanTags([...vocabulary]);
  const ownByKey = new Map(own.map((name) => [sameTagKey(name), name]));
  const topics = await scoreTopics(sentences, signal);
  const best = topics[0]?.score ?? 0;
  const subjects = topics
    .filter(({ score }) => score >= best * WEAKEST_SHARE_OF_BEST)
    .map(({ topic }) => asOwned(topic.names));
  if (isTaskList(sentences)) subjects.unshift(asOwned(TASK_LIST));
  const matched = matchVocabulary(sentences, own);
  const named = findKeyPhrases(sentences)
    .filter(({ times, isName }) => times >= (isName ? 3 : 2))
    .map(({ name }) => asOwned([name.replaceAll(' ', '-')]));
  return withoutDoubles([
    ...subjects.slice(0, 2),
    ...matched.slice(0, 2),
    ...named.slice(0, 1),
    ...subjects.slice(2),
  ]).slice(0, limit);

  /** The owner's own wording of one of these names, else the first of them. */
  function asOwned(names: readonly string[]): string {
    return names.map((name) => ownByKey.get(sameTagKey(name))).find((name) => name !== undefined) ?? names[0] ?? '';
  }
}

function withoutDoubles(names: string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = sameTagKey(name);
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
