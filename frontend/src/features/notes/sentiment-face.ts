import type { Sentiment } from '@stitchbook/contracts';
import { Angry, Frown, Laugh, Meh, Smile, type LucideIcon } from 'lucide-react';

interface SentimentFace {
  label: string;
  Icon: LucideIcon;
}

const NEUTRAL: SentimentFace = { label: 'Neutral', Icon: Meh };

const FACES: Readonly<Record<Sentiment, SentimentFace>> = {
  very_positive: { label: 'Very Positive', Icon: Laugh },
  positive: { label: 'Positive', Icon: Smile },
  neutral: NEUTRAL,
  negative: { label: 'Negative', Icon: Frown },
  very_negative: { label: 'Very Negative', Icon: Angry },
};

/** How a sentiment is shown; one that this version does not know is shown as Neutral. */
export function sentimentFace(sentiment: string): SentimentFace {
  return Object.hasOwn(FACES, sentiment) ? FACES[sentiment as Sentiment] : NEUTRAL;
}
