import type { Note } from '@stitchbook/api-types';
import { useRef, type ReactNode } from 'react';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { useFocusToMainAtEnd } from '../../../design/use-focus-to-main-at-end.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { useRunningSave } from '../api/save-note.ts';
import { SentimentLabel } from './sentiment-label.tsx';

/** How far a save is and how to give it up, by its key. */
export type RenderSaving = (key: string, cancel: () => void) => ReactNode;

interface SavingCardProps {
  note: Note;
  isUnderDay: boolean;
  /** The classes of what it lies on. */
  paper: string;
  renderSaving: RenderSaving;
}

/** A temporary note: it has a place in the list while its words are on their way, but cannot be opened yet. */
export function SavingCard({ note, isUnderDay, paper, renderSaving }: SavingCardProps) {
  const Title = isUnderDay ? 'h3' : 'h2';
  const saving = useRunningSave(note.id);
  const card = useRef<HTMLElement>(null);
  useFocusToMainAtEnd(card);
  return (
    <article
      ref={card}
      aria-label={note.title}
      aria-busy="true"
      className={`${paper} relative py-3 pe-4 ps-9 sm:pe-6 sm:ps-11`}
    >
      <RunningStitch vertical className="absolute inset-y-3 start-3 animate-breathe text-thread sm:start-4" />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Title className="text-xl">{note.title}</Title>
        <SentimentLabel sentiment={note.sentiment} />
      </div>
      <p className="mt-0.5 mb-3 text-sm text-soft">
        <time dateTime={note.createdAt}>{formatLongDateTime(note.createdAt)}</time>
      </p>
      {saving && renderSaving(saving.key, saving.cancel)}
    </article>
  );
}
