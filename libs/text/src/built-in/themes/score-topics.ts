import type { Sentence } from '../read-text.ts';
import { TOPICS, type Topic } from './topics.ts';

export interface TopicScore {
  topic: Topic;
  /** 2 and more: the text is about it. */
  score: number;
}

interface Cue {
  topic: number;
  weight: number;
}

const TELLING = 2;
const HINTING = 1;
const LONGEST_CUE_WORDS = 5;
const cues = indexCues();

/** What a text is about, the surest first. A cue said often counts more, but never as much as many different cues. */
export function scoreTopics(sentences: readonly Sentence[]): TopicScore[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences) {
    const lemmas = words.map(({ lemma }) => lemma.toLowerCase());
    const lowers = words.map(({ lower }) => lower);
    for (let at = 0; at < words.length; at += 1) {
      for (let length = 1; length <= LONGEST_CUE_WORDS; length += 1) {
        if (at + length > words.length) break;
        const asSaid = lowers.slice(at, at + length).join(' ').replace(" n't", "n't");
        const asLemma = lemmas.slice(at, at + length).join(' ');
        if (cues.has(asSaid)) counts.set(asSaid, (counts.get(asSaid) ?? 0) + 1);
        else if (cues.has(asLemma)) counts.set(asLemma, (counts.get(asLemma) ?? 0) + 1);
      }
    }
  }
  const scores = TOPICS.map(() => 0);
  for (const [cue, times] of counts) {
    for (const { topic, weight } of cues.get(cue) ?? []) scores[topic] = (scores[topic] ?? 0) + weight * (1 + Math.log2(times) / 2);
  }
  return TOPICS.map((topic, at) => ({ topic, score: scores[at] ?? 0 }))
    .filter(({ score }) => score >= 2)
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
