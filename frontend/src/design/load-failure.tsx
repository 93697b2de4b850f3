import { describeProblem } from '../http/errors.ts';
import { Button } from './button.tsx';
import { cardClass } from './card-class.ts';
import { commonTexts } from '../texts/en/common.ts';

interface LoadFailureProps {
  /** 'Your notes could not be loaded.' */
  sentence: string;
  error: Error;
  onRetry: () => void;
}

/** Says that something could not be read, why, and lets the person try again. */
export function LoadFailure({ sentence, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={`${cardClass} grid justify-items-start gap-3 p-6`}>
      <p className="font-serif text-xl font-semibold">{sentence}</p>
      <p className="text-soft">{describeProblem(error)}</p>
      <Button onClick={onRetry}>{commonTexts.tryAgain}</Button>
    </div>
  );
}
