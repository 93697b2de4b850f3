import { Button } from '../../../design/button.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { LooseThread } from '../../../design/loose-thread.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { askTexts } from '../../../texts/en/ask.ts';
import { useAnswer } from '../api/ask.ts';
import { useWrittenAnswer } from '../api/written-answer.ts';
import { QuoteCard } from './quote-card.tsx';
import { AnswerBeingWritten, WrittenAnswer } from './written-answer.tsx';

interface AnswerProps {
  question: string;
  /** Whether one is set up that may write an answer. */
  hasLanguageModel: boolean;
  /** Whether there are notes that cannot be asked yet; undefined while that is not known. */
  isOfSome: boolean | undefined;
}

/** What the notes say to a question; what is found is spoken. */
export function Answer({ question, hasLanguageModel, isOfSome }: AnswerProps) {
  const { data: answer, isError, error, refetch } = useAnswer(question);
  const isWorthWriting = hasLanguageModel && answer !== undefined && answer.quotes.length > 0;
  const written = useWrittenAnswer(question, isWorthWriting && isOfSome !== undefined, isOfSome === true);
  if (isError)
    return (
      <div className="mt-8">
        <LoadFailure sentence={askTexts.failed} error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!answer)
    return (
      <div role="status" aria-label={askTexts.looking} className="mt-8 grid gap-4">
        <SkeletonLine className="h-6 w-4/5" />
        <SkeletonLine className="h-6 w-3/5" />
        <SkeletonLine className="mt-2 h-4 w-2/5" />
      </div>
    );
  const { answered, quotes, period, tags } = answer;
  const isBeingWritten = written.isFetching;
  const isKnown = written.data !== undefined && !isBeingWritten && !written.isError;
  const isWritten = isKnown && written.data.sentences.length > 0;
  const nothing = isOfSome ? askTexts.nothingSoFar : askTexts.nothing;
  return (
    <div className="mt-8 grid grid-cols-1 gap-5">
      {!isWritten && !isBeingWritten && (
        <p role="status" className="sr-only">
          {answered ? askTexts.answers : nothing}
        </p>
      )}
      {isKnown && written.data.isOfSome && isOfSome === false && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
          <p role="status">{askTexts.allRead}</p>
          <Button size="small" onClick={() => void written.refetch()}>
            {askTexts.askAgain}
          </Button>
        </div>
      )}
      {isBeingWritten && <AnswerBeingWritten soFar={written.soFar} />}
      {isWritten && <WrittenAnswer answer={written.data} />}
      {written.isError && !isBeingWritten && (
        <LoadFailure sentence={askTexts.notWritten} error={written.error} onRetry={() => void written.refetch()} />
      )}
      {!answered && !isWritten && !isBeingWritten && (
        <div className="grid justify-items-center gap-3 py-6 text-center">
          <LooseThread className="w-44" />
          <p className="font-serif text-xl text-balance">{nothing}</p>
        </div>
      )}
      {(period || tags.length > 0) && (
        <p className="text-sm text-soft">
          {period && askTexts.fromThen(period.said)}{' '}
          {tags.length > 0 && askTexts.withTags(tags.map((tag) => `#${tag}`).join(', '))}
        </p>
      )}
      {quotes.length > 0 && !isWritten && (
        <section aria-labelledby="quotes">
          <h2 id="quotes" className="mb-3 text-xl">
            {answered ? askTexts.answers : askTexts.closest}
          </h2>
          <ul className={`${cardClass} divide-y divide-rule`}>
            {quotes.map((quote) => (
              <QuoteCard key={`${quote.noteId} ${quote.text}`} quote={quote} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
