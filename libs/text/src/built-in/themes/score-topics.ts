import type { Sentence } from '../read-text.ts';
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
const LONGEST_CUE_WORDS = 5;
/** People begin with what it is about. */
const OPENING_WEIGHT = 1.3;
const SHORT_NOTE_WORDS = 25;
const cues = indexCues();

/** What a text is about, the surest first. A cue said often counts more, but never as much as many different cues. */
export function scoreTopics(sentences: readonly Sentence[]): TopicScore[] {
  const counts = new Map<string, number>();
  const opening = new Set<string>();
  sentences.forEach(({ words }, place) => {
    const lemmas = words.map(({ lemma }) => lemma.toLowerCase());
    const lowers = words.map(({ lower }) => lower);
    for (let at = 0; at < words.length; at += 1) {
      for (let length = 1; length <= LONGEST_CUE_WORDS; length += 1) {
        if (at + length > words.length) break;
        const asSaid = lowers.slice(at, at + length).join(' ').replace(" n't", "n't");
        const asLemma = lemmas.slice(at, at + length).join(' ');
        const cue = cues.has(asSaid) ? asSaid : cues.has(asLemma) ? asLemma : undefined;
        if (cue === undefined) continue;
        counts.set(cue, (counts.get(cue) ?? 0) + 1);
        if (place === 0) opening.add(cue);
      }
    }
  });
  const scores = TOPICS.map(() => 0);
  const isTold = TOPICS.map(() => false);
  for (const [cue, times] of counts) {
    const said = (1 + Math.log2(times) / 2) * (opening.has(cue) ? OPENING_WEIGHT : 1);
    for (const { topic, weight } of cues.get(cue) ?? []) {
      scores[topic] = (scores[topic] ?? 0) + weight * said;
      isTold[topic] ||= weight === TELLING;
    }
  }
  const isShort = sentences.reduce((sum, { words }) => sum + words.length, 0) < SHORT_NOTE_WORDS;
  return TOPICS.map((topic, at) => ({ topic, score: scores[at] ?? 0, least: isTold[at] || isShort ? 2 : 3 }))
    .filter(({ score, least }) => score >= least)
    .sort((one, other) => other.score - one.score);
}

function indexCues(): Map<string, Cue[]> {
  const index = new Map<string, Cue[]>();
  TOPICS.forEach(({ telling, hinting }, topic) => {
    for (const cue of telling) index.set(cue, [...(index.get(cue) ?? []), { topic, weight: TELLING }]);
    for (const cue of hinting) {
      if (!telling.includes(cue)) index.set(cue, [...(index.get(cue) ?? []), { topic, weight: HINTING }]);
    }
  });
  return index;
}
