import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface SaveProblemProps {
  reason: string | null;
  /** What is left to do, where it is not to try the same again. */
  instead?: { label: string; onChoose: () => void } | undefined;
  onRetry: () => void;
}

/** Why the last try failed; what was recorded or chosen is still there. */
export function SaveProblem({ reason, instead, onRetry }: SaveProblemProps) {
  if (!reason) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-4 py-3 text-sm"
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-alarm">{reason}</p>
        {!instead && <p>{recorderTexts.audioStillHere}</p>}
      </div>
      <Button size="small" onClick={instead?.onChoose ?? onRetry}>
        {instead?.label ?? commonTexts.tryAgain}
      </Button>
    </div>
  );
}
