import type { Quote, WrittenAnswer as Written } from '@stitchbook/api-types';
import { cardClass } from '../../../design/card-class.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { askTexts } from '../../../texts/en/ask.ts';
import { QuoteCard } from './quote-card.tsx';

/** What a language model has written so far; it is spoken once it is whole. */
export function AnswerBeingWritten({ soFar }: { soFar: string }) {
  return (
    <section aria-label={askTexts.written} aria-busy="true" className={`${cardClass} grid gap-3 px-5 py-5 sm:px-7`}>
      {soFar !== '' && <p className="max-w-[60ch] font-serif text-lg leading-relaxed wrap-anywhere">{soFar}</p>}
      <p role="status" className="flex items-center gap-4 text-sm text-soft">
        <RunningStitch className="w-16 shrink-0 animate-breathe text-thread" />
        {askTexts.beingWritten}
      </p>
    </section>
  );
}

/** Each sentence with the numbers of the quotes that it rests on, which stand below it, word for word. */
export function WrittenAnswer({ answer: { sentences } }: { answer: Written }) {
  const quotes = distinct(sentences.flatMap((sentence) => sentence.quotes));
  const numberOf = (quote: Quote) => quotes.findIndex((each) => keyOf(each) === keyOf(quote)) + 1;
  return (
    <section aria-labelledby="written-answer" className={cardClass}>
      <div role="status" className="grid gap-3 px-5 pt-5 pb-4 sm:px-7">
        <h2 id="written-answer" className="text-xl">
          {askTexts.written}
        </h2>
        <p className="max-w-[60ch] font-serif text-lg leading-relaxed wrap-anywhere">
          {sentences.map((sentence) => (
            <span key={sentence.text}>
              {sentence.text}
              {distinct(sentence.quotes).map((quote) => (
                <QuoteNumber key={keyOf(quote)} number={numberOf(quote)} title={quote.noteTitle} />
              ))}{' '}
            </span>
          ))}
        </p>
        <p className="text-sm text-soft">{askTexts.byModel}</p>
      </div>
      <ol aria-label={askTexts.restsOn} className="divide-y divide-rule border-t border-rule">
        {quotes.map((quote, at) => (
          <QuoteCard key={keyOf(quote)} quote={quote} number={at + 1} />
        ))}
      </ol>
    </section>
  );
}

function QuoteNumber({ number, title }: { number: number; title: string }) {
  return (
    <a
      href={`#quote-${number}`}
      aria-label={askTexts.quote(number, title)}
      className="touch-target ms-1 inline-block min-w-6 rounded-full bg-thread-wash px-1.5 text-center font-sans text-sm text-thread-ink tabular-nums hover:bg-hem"
    >
      {number}
    </a>
  );
}

const keyOf = ({ noteId, text }: Quote) => `${noteId} ${text}`;

function distinct(quotes: readonly Quote[]): Quote[] {
  return [...new Map(quotes.map((quote) => [keyOf(quote), quote])).values()];
}
