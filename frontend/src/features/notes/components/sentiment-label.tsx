import { sentimentFace } from '../sentiment-face.ts';

export function SentimentLabel({ sentiment }: { sentiment: string }) {
  const { label, Icon } = sentimentFace(sentiment);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-soft">
      <Icon aria-hidden="true" size={18} />
      {label}
    </span>
  );
}
