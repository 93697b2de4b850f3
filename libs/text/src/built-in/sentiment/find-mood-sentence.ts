import { QUOTE_MAX_CHARACTERS, type Sentiment } from '@stitchbook/contracts';
import { chunkText } from '../chunk-text.ts';
import { mapWithYield } from '../map-with-yield.ts';
import { LAST_SENTENCE_WEIGHT } from './classify-sentiment.ts';
import { scoreSentence, type MoodRules } from './score-sentence.ts';

const SIDES: Readonly<Record<Sentiment, 1 | -1 | 0>> = {
  very_positive: 1,
  positive: 1,
  neutral: 0,
  negative: -1,
  very_negative: -1,
};

/**
 * The sentence that speaks most for a mood, of one that never ends the part that does. Null for a neutral one: it rests on what is not
 * said, or on feelings that balance each other. Rejects with the signal's reason when `signal` aborts.
 */
export async function findMoodSentence(
  sentences: readonly string[],
  sentiment: Sentiment,
  { rules, signal }: { rules?: MoodRules | undefined; signal?: AbortSignal | undefined } = {},
): Promise<string | null> {
  const side = SIDES[sentiment];
  if (side === 0) return null;
  const weigh = (text: string): number => {
    const { positive, negative, arousal } = scoreSentence(text, rules);
    return side * (positive - negative) + arousal;
  };
  const parts = sentences.flatMap((sentence, at) => {
    const weight = at > 0 && at === sentences.length - 1 ? LAST_SENTENCE_WEIGHT : 1;
    return [...chunkText(sentence, QUOTE_MAX_CHARACTERS)].map((text) => ({ text: text.trim(), weight }));
  });
  const weights = await mapWithYield(parts, ({ text, weight }) => weigh(text) * weight, signal);
  let best = -1;
  for (const [at, weight] of weights.entries()) if (weight > Math.max(0, weights[best] ?? 0)) best = at;
  return parts[best]?.text ?? null;
}
