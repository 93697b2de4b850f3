import type { Sentiment } from '@stitchbook/contracts';
import { mapInTurns } from '../in-turns.ts';
import { weighSentence, type SentenceMood } from './weigh-sentence.ts';

/** A single faint word in a long note must not decide its mood. */
const DOUBT = 1.8;
const GLAD = 0.19;
const SAD = -0.24;
const VERY = 0.7;
/** Feeling per sentence, and in the two strongest sentences together, at which a note counts as stirred throughout. */
const FULL_DENSITY = 2.6;
const FULL_PEAK = 11;
const LAST_WORD = 1.3;
/** Many mild words do not make a strong feeling: one at least must be strong itself. */
const STRONG_WORD = 3.4;

/** The mood of a whole note from its sentences, on the five-point scale. */
export async function judgeSentiment(sentences: readonly string[], signal?: AbortSignal): Promise<Sentiment> {
  const moods = await mapInTurns(sentences, (sentence) => weighSentence(sentence), signal);
  const score = scoreOf(moods);
  const isStrong = moods.some(({ strongest }) => strongest >= STRONG_WORD);
  if (isStrong && score >= VERY) return 'very_positive';
  if (score >= GLAD) return 'positive';
  if (isStrong && score <= -VERY) return 'very_negative';
  if (score <= SAD) return 'negative';
  return 'neutral';
}

/** From -1 to 1: how one-sided the feelings are, times how strong. People end on what they make of it all. */
export function scoreOf(moods: readonly SentenceMood[]): number {
  const weights = moods.map((_, at) => (at > 0 && at === moods.length - 1 ? LAST_WORD : 1));
  const nets = moods.map((mood, at) => (mood.positive - mood.negative) * (weights[at] ?? 1));
  const positive = sum(moods.map((mood, at) => mood.positive * (weights[at] ?? 1)));
  const negative = sum(moods.map((mood, at) => mood.negative * (weights[at] ?? 1)));
  const stirred = sum(moods.map((mood) => mood.stirred));
  const felt = positive + negative + stirred;
  if (felt === 0) return 0;
  const side = positive > negative ? 1 : -1;
  const balance = (positive - negative + side * stirred) / (felt + DOUBT);
  const density = felt / Math.sqrt(moods.length * Math.max(2, moods.length)) / FULL_DENSITY;
  const peak =
    sum(
      nets
        .map((net) => Math.max(0, net * side))
        .sort((one, other) => other - one)
        .slice(0, 2),
    ) / FULL_PEAK;
  return balance * Math.min(1, 0.3 + 0.35 * Math.min(1, density) + 0.4 * Math.min(1, peak));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
