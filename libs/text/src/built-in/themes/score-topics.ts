import type { Sentence } from '../read-text.ts';
import { countCues } from './count-cues.ts';
import { TOPICS, type Topic } from './topics.ts';

export interface TopicScore {
  topic: Topic;
  /** Above the threshold of what was said: the text is about it. */
  score: number;
}

interface Cue {
  topic: number;
  weight: number;
}

const TELLING = 2;
const HINTING = 1;
/** "Garden" says more about gardening than "leaf" does. */
const NAMING = 1.6;
/** People begin with what it is about. */
const OPENING = 1.3;
const SHORT_NOTE_WORDS = 25;
/** What is needed where no telling word was said; a list of groceries has more than some of them in passing. */
const LEAST_OF_HINTS = 3;
const LEAST_OF_GROCERIES = 4;
const cues = indexCues();

/** What a text is about, the surest first. A cue said often counts more, but never as much as many different cues. */
export async function scoreTopics(sentences: readonly Sentence[], signal?: AbortSignal): Promise<TopicScore[]> {
  const scores = TOPICS.map(() => 0);
  const isTold = TOPICS.map(() => false);
  for (const [cue, { times, opens }] of await countCues(sentences, cues, signal)) {
    const said = (1 + Math.log2(times) / 2) * (opens ? OPENING : 1);
    for (const { topic, weight } of cues.get(cue) ?? []) {
      scores[topic] = (scores[topic] ?? 0) + weight * said;
      isTold[topic] ||= weight === TELLING;
    }
  }
  const isShort = sentences.reduce((sum, { words }) => sum + words.length, 0) < SHORT_NOTE_WORDS;
  return TOPICS.map((topic, at) => ({ topic, score: scores[at] ?? 0, least: leastFor(topic, isTold[at] || isShort) }))
    .filter(({ score, least }) => score >= least)
    .sort((one, other) => other.score - one.score);
}

function leastFor({ names }: Topic, isEasy: boolean | undefined): number {
  if (isEasy) return TELLING;
  return names[0] === 'shopping-list' ? LEAST_OF_GROCERIES : LEAST_OF_HINTS;
}

function indexCues(): Map<string, Cue[]> {
  const index = new Map<string, Cue[]>();
  const add = (cue: string, topic: number, weight: number) =>
    index.set(cue, [...(index.get(cue) ?? []), { topic, weight }]);
  TOPICS.forEach(({ names, telling, hinting }, topic) => {
    for (const cue of telling) add(cue, topic, TELLING);
    for (const cue of hinting) if (!telling.includes(cue)) add(cue, topic, names.includes(cue) ? NAMING : HINTING);
  });
  return index;
}
