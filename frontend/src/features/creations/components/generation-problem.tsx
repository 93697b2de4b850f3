import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface GenerationProblemProps {
  reason: string;
  onRetry: () => void;
}

/** Why nothing came of it, after the toast that said so has gone. */
export function GenerationProblem({ reason, onRetry }: GenerationProblemProps) {
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-3.5 py-2 text-sm">
      <p>
        <span className="font-semibold text-alarm">{generateTexts.nothingGenerated}</span> {reason}
      </p>
      <Button size="small" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </div>
  );
}
