import type { Creation } from '@stitchbook/api-types';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { formatLongDate } from '../../../format/date.ts';
import { CreationSources } from './creation-sources.tsx';
import { CreationBody } from './creation-body.tsx';
import { creationTexts } from '../../../texts/en/creations.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

interface CreationCardProps {
  creation: Creation;
  /** Made a moment ago. */
  isFresh: boolean;
}

export function CreationCard({ creation, isFresh }: CreationCardProps) {
  const { type, createdAt } = creation;
  return (
    <article
      data-fresh={isFresh || undefined}
      className={clsx(cardClass, 'px-5 pt-6 pb-4 sm:px-9 sm:pt-8 sm:pb-5', isFresh && 'animate-glow')}
    >
      <h2 className="text-xl first-letter:uppercase">{creationTypeLabel(type)}</h2>
      <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-soft">
        <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
        {isOfSeveral(creation) ? (
          <CreationSources sources={creation.sources} />
        ) : (
          <>
            <span aria-hidden="true">·</span>
            <span>{creationTexts.basedOnNote}</span>
            <span aria-hidden="true">·</span>
            <NoteOf creation={creation} />
          </>
        )}
      </div>
      <RunningStitch className="mt-4 w-24 text-thread" />
      <CreationBody creation={creation} />
    </article>
  );
}

/** Also where all but one were gone before it was made. */
function isOfSeveral({ noteId, sources }: Creation): boolean {
  return noteId === null && sources.some((source, index) => source.noteId !== null || index > 0);
}

/** Its note as it is called now, while the reader may read it. */
function NoteOf({ creation: { noteId, noteTitle } }: { creation: Creation }) {
  if (noteId === null) return <span>{creationTexts.noteDeleted}</span>;
  if (noteTitle === null) return <span>{creationTexts.noteNotShared}</span>;
  return (
    <Link
      to={`/notes/${noteId}`}
      className="touch-target rounded-sm wrap-anywhere underline underline-offset-4 hover:text-ink"
    >
      {noteTitle}
    </Link>
  );
}
