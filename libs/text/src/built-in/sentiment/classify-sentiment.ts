import type { Sentiment } from '@stitchbook/contracts';
import { mapWithYield } from '../map-with-yield.ts';
import { scoreSentence, type MoodRules, type SentenceScore } from './score-sentence.ts';

/** Added to the denominator: a single weak word in a long note must not decide its class. */
const SMOOTHING = 1.8;
/** Thresholds of the five classes, tuned on the labelled notes of `evaluation/`. */
const POSITIVE_POLARITY = 0.19;
const NEGATIVE_POLARITY = -0.24;
const STRONG_POLARITY = 0.7;
/** Valence per sentence, and in the two strongest sentences together, from which on more makes no difference. */
const MAX_DENSITY = 2.6;
const MAX_PEAK = 11;
/** The weight of the last sentence: people end on what they make of it all. */
export const LAST_SENTENCE_WEIGHT = 1.3;
/** The two outer classes need at least one word this strong: many mild ones do not make a strong sentiment. */
const STRONG_VALENCE = 3.4;

/**
 * Document-level sentiment on a five-point scale, aggregated from the scores of its sentences: lexicon-based classification, with
 * thresholds tuned on labelled notes. Rejects with the signal's reason when `signal` aborts.
 */
export async function classifySentiment(
  sentences: readonly string[],
  { rules, signal }: { rules?: MoodRules | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Sentiment> {
  const scores = await mapWithYield(sentences, (sentence) => scoreSentence(sentence, rules), signal);
  const polarity = polarityOf(scores);
  const isStrong = scores.some(({ strongest }) => strongest >= STRONG_VALENCE);
  if (isStrong && polarity >= STRONG_POLARITY) return 'very_positive';
  if (polarity >= POSITIVE_POLARITY) return 'positive';
  if (isStrong && polarity <= -STRONG_POLARITY) return 'very_negative';
  if (polarity <= NEGATIVE_POLARITY) return 'negative';
  return 'neutral';
}

/** Polarity from -1 to 1: how one-sided the valences are, times how dense and how strong at their peaks. */
function polarityOf(scores: readonly SentenceScore[]): number {
  const weights = scores.map((_, at) => (at > 0 && at === scores.length - 1 ? LAST_SENTENCE_WEIGHT : 1));
  const nets = scores.map((score, at) => (score.positive - score.negative) * (weights[at] ?? 1));
  const positive = sum(scores.map((score, at) => score.positive * (weights[at] ?? 1)));
  const negative = sum(scores.map((score, at) => score.negative * (weights[at] ?? 1)));
  const arousal = sum(scores.map((score) => score.arousal));
  const intensity = positive + negative + arousal;
  if (intensity === 0) return 0;
  const side = positive > negative ? 1 : -1;
  const balance = (positive - negative + side * arousal) / (intensity + SMOOTHING);
  const density = intensity / Math.sqrt(scores.length * Math.max(2, scores.length)) / MAX_DENSITY;
  const peak =
    sum(
      nets
        .map((net) => Math.max(0, net * side))
        .sort((one, other) => other - one)
        .slice(0, 2),
    ) / MAX_PEAK;
  return balance * Math.min(1, 0.3 + 0.35 * Math.min(1, density) + 0.4 * Math.min(1, peak));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
