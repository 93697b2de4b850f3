import { Button } from '../../../design/button.tsx';

interface SaveProblemProps {
  reason: string | null;
  onRetry: () => void;
}

/** Why the last try failed; what was recorded or chosen is still there. */
export function SaveProblem({ reason, onRetry }: SaveProblemProps) {
  if (!reason) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-4 py-3 text-sm"
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-alarm">{reason}</p>
        <p>Your audio is still here.</p>
      </div>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
