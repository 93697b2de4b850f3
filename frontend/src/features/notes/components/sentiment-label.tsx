import type { Sentiment } from '@stitchbook/contracts';
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface SentimentLabelProps {
  sentiment: string;
  /** Its name is for screen readers alone, and for who points at it. */
  isIconAlone?: boolean;
}

export function SentimentLabel({ sentiment, isIconAlone = false }: SentimentLabelProps) {
  const { label, Icon, color } = sentimentFace(sentiment);
  return (
    <span title={isIconAlone ? label : undefined} className="inline-flex items-center gap-1.5 text-sm text-soft">
      <Icon aria-hidden="true" size={18} style={{ color }} className="shrink-0" />
      {isIconAlone ? <span className="sr-only">{label}</span> : label}
    </span>
  );
}

const FACES: Readonly<Record<Sentiment, LucideIcon>> = {
  very_positive: Laugh,
  positive: Smile,
  neutral: Meh,
  negative: Frown,
  very_negative: Angry,
};

/** How a sentiment is shown; one that this version does not know is shown as Neutral. */
export function sentimentFace(sentiment: string): {
  label: string;
  Icon: LucideIcon;
  /** Of its face alone: words stay in ink. */
  color: string;
} {
  const known = Object.hasOwn(FACES, sentiment) ? (sentiment as Sentiment) : 'neutral';
  return { label: noteListTexts.moods[known], Icon: FACES[known], color: `var(--mood-${known})` };
}
