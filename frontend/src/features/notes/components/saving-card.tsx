import type { Note } from '@stitchbook/api-types';
import { Button } from '../../../design/button.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { useCancelSaving } from '../api/save-note.ts';
import { SentimentLabel } from './sentiment-label.tsx';

/** A temporary note: it has a place in the list while its words are on their way, but cannot be opened yet. */
export function SavingCard({ note }: { note: Note }) {
  const cancel = useCancelSaving(note.id);
  return (
    <article
      aria-label={note.title}
      aria-busy="true"
      className={`${cardClass} relative py-5 pr-4 pl-9 sm:pr-6 sm:pl-11`}
    >
      <RunningStitch vertical className="absolute inset-y-3 left-3 animate-breathe text-thread sm:left-4" />
      <h2 className="text-[1.4rem]">{note.title}</h2>
      <p className="mt-0.5 text-[0.94rem] text-soft">
        <time dateTime={note.createdAt}>{formatLongDateTime(note.createdAt)}</time>
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-soft">Writing down what was said…</p>
        <SentimentLabel sentiment={note.sentiment} />
        {cancel && (
          <Button size="small" onClick={cancel}>
            Cancel saving
          </Button>
        )}
      </div>
    </article>
  );
}
