import { Button } from '../design/button.tsx';
import { cardClass } from '../design/card-class.ts';
import { ChunkLoadError } from './lazy-with-retry.tsx';
import { commonTexts } from '../texts/en/common.ts';
import { problemTexts } from '../texts/en/problems.ts';

interface ErrorFallbackProps {
  what: string;
  /** It is all there is on the screen, so its sentence is the heading. */
  isScreen: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of what could not be drawn. Reloading asks first, by the browser, while a recording is not saved. */
export function ErrorFallback({ what, isScreen, error, onRetry }: ErrorFallbackProps) {
  const isMissing = error instanceof ChunkLoadError;
  const Sentence = isScreen ? 'h1' : 'p';
  return (
    <section role="alert" className={`${cardClass} my-4 grid justify-items-start gap-3 p-6`}>
      <Sentence className="font-serif text-xl font-semibold">
        {isMissing ? problemTexts.partNotLoaded(what) : problemTexts.partNotShown(what)}
      </Sentence>
      <p className="text-soft">
        {isMissing ? problemTexts.offlineOrUpdated : problemTexts.ourMistake} {problemTexts.recordingIsKept}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="thread" onClick={onRetry}>
          {commonTexts.tryAgain}
        </Button>
        <Button onClick={() => window.location.reload()}>{problemTexts.reload}</Button>
      </div>
    </section>
  );
}
