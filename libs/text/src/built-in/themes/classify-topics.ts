import type { Sentence, Token } from '../annotate-text.ts';
import { mapWithYield } from '../map-with-yield.ts';
import { BODY_AND_MIND } from './topics/body-and-mind.ts';
import { HOME_AND_ERRANDS } from './topics/home-and-errands.ts';
import { LEISURE } from './topics/leisure.ts';
import { LIFE_EVENTS } from './topics/life-events.ts';
import { PASTIMES } from './topics/pastimes.ts';
import { PEOPLE } from './topics/people.ts';
import { WORK_AND_STUDY } from './topics/work-and-study.ts';
import { STRONG_CUE, TopicIndex } from './topic-index.ts';
import type { Topic } from './topics/topic.ts';

/** What people's voice notes in English are about, with their cue words. */
export const ENGLISH_TOPICS = new TopicIndex([
  ...PEOPLE,
  ...WORK_AND_STUDY,
  ...BODY_AND_MIND,
  ...LIFE_EVENTS,
  ...HOME_AND_ERRANDS,
  ...LEISURE,
  ...PASTIMES,
]);

export interface TopicScore {
  topic: Topic;
  /** Above the threshold of what was said: the text is about it. */
  score: number;
}

/** People begin with what it is about. */
const OPENING_BONUS = 1.3;
const SHORT_NOTE_TOKENS = 25;
/** What is needed where no strong cue was said; a list of groceries has some weak ones of it in passing. */
const MIN_WEAK_SCORE = 3;
const MIN_GROCERIES_SCORE = 4;

/** Ambiguous between noun and verb, and cues only as nouns: "book a table", "it works", "train for it". */
const ONLY_AS_NOUNS = new Set(
  'book books train trains park ring date present match watch work works play plan record post class store bill race bank key box shop ship stage shower love dream care'.split(
    ' ',
  ),
);

/**
 * Topic classification by weighted cue words (a gazetteer for each topic), the surest first. Term frequency is damped by a
 * logarithm: a cue said often counts more, but never as much as many different cues; one in the first sentence counts more
 * still (the location method of Edmundson 1969).
 */
export async function classifyTopics(
  sentences: readonly Sentence[],
  { index = ENGLISH_TOPICS, signal }: { index?: TopicIndex; signal?: AbortSignal | undefined } = {},
): Promise<TopicScore[]> {
  const { topics } = index;
  const scores = topics.map(() => 0);
  const hasStrongCue = topics.map(() => false);
  for (const [cue, { times, opens }] of await countCues(sentences, index, signal)) {
    const said = (1 + Math.log2(times) / 2) * (opens ? OPENING_BONUS : 1);
    for (const { topic, weight } of index.cuesFor(cue)) {
      scores[topic] = (scores[topic] ?? 0) + weight * said;
      hasStrongCue[topic] ||= weight === STRONG_CUE;
    }
  }
  const isShort = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0) < SHORT_NOTE_TOKENS;
  return topics
    .map((topic, at) => ({
      topic,
      score: scores[at] ?? 0,
      threshold: thresholdFor(topic, hasStrongCue[at] || isShort),
    }))
    .filter(({ score, threshold }) => score >= threshold)
    .sort((one, other) => other.score - one.score);
}

function thresholdFor({ names }: Topic, isLenient: boolean | undefined): number {
  if (isLenient) return STRONG_CUE;
  return names[0] === 'shopping-list' ? MIN_GROCERIES_SCORE : MIN_WEAK_SCORE;
}

interface CueCount {
  times: number;
  /** Said in the first sentence. */
  opens: boolean;
}

/** How often each cue stands in the text, in its surface form or as a lemma: leftmost-longest dictionary matching. */
async function countCues(
  sentences: readonly Sentence[],
  index: TopicIndex,
  signal?: AbortSignal,
): Promise<Map<string, CueCount>> {
  const counts = new Map<string, CueCount>();
  await mapWithYield(sentences, ({ tokens }, place) => countIn(tokens, place === 0), signal);
  return counts;

  function countIn(tokens: readonly Token[], opens: boolean): void {
    for (let at = 0; at < tokens.length;) {
      const found = index.longestAt(tokens, at, isNounSense);
      if (found) {
        const known = counts.get(found.cue);
        counts.set(found.cue, { times: (known?.times ?? 0) + 1, opens: (known?.opens ?? false) || opens });
      }
      at += found?.length ?? 1;
    }
  }
}

function isNounSense(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  if (!word || !ONLY_AS_NOUNS.has(word.lemma)) return true;
  return (word.pos === 'NOUN' || word.pos === 'PROPN') && tokens[at - 1]?.lower !== 'to';
}
