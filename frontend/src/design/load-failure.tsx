import { describeProblem } from '../http/errors.ts';
import { Button } from './button.tsx';
import { cardClass } from './card-class.ts';

interface LoadFailureProps {
  /** Begins the sentence: 'Your notes'. */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Says that something could not be read, why, and lets the person try again. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={`${cardClass} grid justify-items-start gap-3 p-6`}>
      <p className="font-serif text-xl font-semibold">{what} could not be loaded.</p>
      <p className="text-soft">{describeProblem(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
