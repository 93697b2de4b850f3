import type { Sentiment } from '@stitchbook/contracts';
import { weighSentence, type SentenceMood } from './weigh-sentence.ts';

/** A single faint word in a long note must not decide its mood. */
const DOUBT = 1.6;
const MILD = 0.28;
const VERY = 0.62;
/** Strength of feeling per sentence at which a one-sided note counts as a very strong one. */
const FULL_STRENGTH = 2.6;

/** The mood of a whole note from its sentences, on the five-point scale. */
export function judgeSentiment(sentences: readonly string[]): Sentiment {
  const moods = sentences.map((sentence) => weighSentence(sentence));
  const score = scoreOf(moods);
  if (score >= VERY) return 'very_positive';
  if (score >= MILD) return 'positive';
  if (score <= -VERY) return 'very_negative';
  if (score <= -MILD) return 'negative';
  return 'neutral';
}

/** From -1 to 1: how one-sided the feelings are, times how strong. */
export function scoreOf(moods: readonly SentenceMood[]): number {
  const positive = sum(moods.map((mood) => mood.positive));
  const negative = sum(moods.map((mood) => mood.negative));
  const felt = positive + negative;
  if (felt === 0) return 0;
  const balance = (positive - negative) / (felt + DOUBT);
  const perSentence = felt / Math.sqrt(moods.length) / Math.sqrt(Math.max(2, moods.length));
  return balance * Math.min(1, 0.35 + (0.65 * perSentence) / FULL_STRENGTH);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
