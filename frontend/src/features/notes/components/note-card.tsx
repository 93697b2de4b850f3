import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { dyeOf } from '../../../design/dyes.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { formatLongDateTime } from '../../../format/date.ts';
import { useNoteLink } from '../use-note-link.ts';
import { EditableTitle } from './editable-title.tsx';
import { EnrichmentProblem } from './enrichment-problem.tsx';
import { SentimentLabel } from './sentiment-label.tsx';
import { MarkedTitle, NoteExcerpt } from './note-excerpt.tsx';
import { NewDot, NoteMarks } from './note-marks.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Of a card, whose tags, mood and actions stand on one line where there is room for it. */
const MAX_TAGS = 3;

export interface NoteCardProps {
  note: Note;
  isFresh: boolean;
  isDeleting: boolean;
  isEditingTitle: boolean;
  /** Whether it stands under the heading of its day. */
  isUnderDay: boolean;
  onEditingTitleChange: (isEditing: boolean) => void;
  /** Controls at the card's upper right. */
  menu: ReactNode;
  /** Controls at its foot. */
  actions: ReactNode;
}

/** One note in the list. A click anywhere but on a control opens it, at what was searched for; for the keyboard its title is a link. */
export function NoteCard(props: NoteCardProps) {
  const { note, isFresh, isDeleting, isEditingTitle, isUnderDay, onEditingTitleChange, menu, actions } = props;
  const Title = isUnderDay ? 'h3' : 'h2';
  const { link, open } = useNoteLink(note);
  return (
    <article
      aria-label={note.title}
      aria-busy={isDeleting}
      data-fresh={isFresh || undefined}
      onClick={open}
      style={{ '--seam': note.themes[0] && dyeOf(note.themes[0]) } as CSSProperties}
      className={clsx(
        cardClass,
        'relative cursor-pointer py-4 pe-4 ps-9 transition-[box-shadow,opacity,filter] duration-200 hover:shadow-lift-high sm:py-2 sm:ps-11',
        isFresh && 'animate-glow',
        isDeleting && 'pointer-events-none opacity-45 grayscale',
      )}
    >
      <RunningStitch vertical className="absolute inset-y-3 start-3 text-(--seam,var(--thread)) sm:start-4" />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 sm:flex sm:min-h-8 sm:items-center sm:gap-4">
          <div className="min-w-0 flex-1">
            <EditableTitle
              note={note}
              isEditing={isEditingTitle}
              onEditingChange={onEditingTitleChange}
              className="text-xl"
            >
              <Title className="text-xl sm:line-clamp-1">
                <NewDot note={note} />
                <Link {...link} className="rounded-sm hover:underline hover:decoration-thread hover:underline-offset-4">
                  <MarkedTitle note={note} />
                </Link>
              </Title>
            </EditableTitle>
          </div>
          <p className={clsx('shrink-0 text-sm text-soft max-sm:mt-0.5', isEditingTitle && 'sm:hidden')}>
            {isDeleting ? (
              noteListTexts.deleting
            ) : (
              <time dateTime={note.createdAt}>{formatLongDateTime(note.createdAt)}</time>
            )}
          </p>
        </div>
        <div className={clsx('-my-1', isEditingTitle && 'max-sm:hidden')}>{menu}</div>
      </div>
      {note.audioUrl && (
        <div className="max-sm:mt-2">
          <AudioPlayer
            src={note.audioUrl}
            duration={note.duration}
            peaks={note.peaks}
            title={note.title}
            noteId={note.id}
          />
        </div>
      )}
      <NoteExcerpt note={note} />
      <EnrichmentProblem note={note} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 sm:mt-1">
        <div className="flex min-w-0 basis-full flex-wrap items-center gap-2 empty:hidden sm:flex-1 sm:basis-0 sm:flex-nowrap">
          <ThemeTags note={note} most={MAX_TAGS} isInList />
        </div>
        <NoteMarks note={note} />
        <span className="flex max-sm:order-1 max-sm:ms-auto sm:ms-auto">
          <SentimentLabel sentiment={note.sentiment} />
        </span>
        {actions}
      </div>
    </article>
  );
}
