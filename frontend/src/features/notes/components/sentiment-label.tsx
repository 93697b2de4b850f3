import type { Sentiment } from '@stitchbook/contracts';
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';

export function SentimentLabel({ sentiment }: { sentiment: string }) {
  const { label, Icon } = sentimentFace(sentiment);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-soft">
      <Icon aria-hidden="true" size={18} />
      {label}
    </span>
  );
}

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
