import { cleanTags } from '../../clean-tags.ts';
import type { Sentence } from '../annotate-text.ts';
import { extractActionItems } from '../creations/extract-action-items.ts';
import type { Phrases } from '../creations/phrases.ts';
import { classifyTopics } from './classify-topics.ts';
import { extractKeyphrases } from './extract-keyphrases.ts';
import type { TopicIndex } from './topic-index.ts';
import { preferByMeaning } from './prefer-by-meaning.ts';
import { matchVocabulary, matchVocabularyLiterally } from './match-vocabulary.ts';

/** What themes are found by in a language besides English. */
interface ThemeLanguage {
  readonly topics: TopicIndex;
  readonly phrases: Phrases;
  /** The stems of all words of a text or a name. */
  stemsOf(text: string): string[];
}

interface ThemeOptions {
  vocabulary: readonly string[];
  /** How alike in meaning each of these and the text are. */
  likeness: readonly number[] | undefined;
  limit: number;
  /** Null for English. */
  language: ThemeLanguage | null;
  /** Equal for names that differ only in form. */
  keyOf: (name: string) => string;
}

const MIN_SHARE_OF_BEST = 0.5;
const TASK_LIST = ['todo-list', 'to-do', 'todo', 'tasks'];
const MIN_TASKS = 3;
const MIN_TASK_SHARE = 0.5;

/**
 * Names that a person would have chosen for this text, the most relevant first: the owner's own that means the same, or is said,
 * then what the text is about, then what it keeps naming. `limit` bounds how many.
 */
export async function findThemes(
  sentences: readonly Sentence[],
  { vocabulary, likeness, limit, language, keyOf }: ThemeOptions,
  signal?: AbortSignal,
): Promise<string[]> {
  const own = cleanTags([...vocabulary]);
  const ownByKey = new Map(own.map((name) => [keyOf(name), name]));
  const topics = await classifyTopics(sentences, { ...(language && { index: language.topics }), signal });
  const best = topics[0]?.score ?? 0;
  const subjects = topics
    .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
    .map(({ topic }) => asOwned(topic.names));
  const taskList = language?.phrases.taskList ?? TASK_LIST;
  if (isTaskList(sentences, language)) subjects.unshift(asOwned(taskList));
  const matched = matchOwn(sentences, own, language);
  const named = extractKeyphrases(sentences, language === null)
    .filter(({ times, isName }) => times >= (isName || language ? 3 : 2))
    .map(({ name }) => asOwned([name.replaceAll(' ', '-')]));
  const found = [...subjects.slice(0, 2), ...matched.slice(0, 2), ...named.slice(0, 1), ...subjects.slice(2)];
  return uniqueBy(keyOf, preferByMeaning(found, vocabulary, likeness)).slice(0, limit);

  /** The owner's own wording of one of these names, else the first of them. */
  function asOwned(names: readonly string[]): string {
    return names.map((name) => ownByKey.get(keyOf(name))).find((name) => name !== undefined) ?? names[0] ?? '';
  }
}

function matchOwn(sentences: readonly Sentence[], own: readonly string[], language: ThemeLanguage | null): string[] {
  if (!language) return matchVocabulary(sentences, own);
  const literal = matchVocabularyLiterally(sentences.map(({ text }) => text).join(' '), own);
  const inAnyForm = matchVocabulary(sentences, own, (name) => language.stemsOf(name));
  return [...new Set([...literal, ...inAnyForm])];
}

function uniqueBy(keyOf: (name: string) => string, names: string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = keyOf(name);
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether the note is for the most part a list of things to do. */
function isTaskList(sentences: readonly Sentence[], language: ThemeLanguage | null): boolean {
  const said = sentences.map(({ text }) => text);
  const tasks = language
    ? said.flatMap((sentence) => language.phrases.extractTasks(sentence))
    : extractActionItems(said);
  return tasks.length >= MIN_TASKS && tasks.length >= sentences.length * MIN_TASK_SHARE;
}
