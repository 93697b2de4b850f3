import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { formatLongDateTime } from '../../../format/date.ts';
import { fromList } from '../from-list.ts';
import { EditableTitle } from './editable-title.tsx';
import { EnrichmentProblem } from './enrichment-problem.tsx';
import { SentimentLabel } from './sentiment-label.tsx';
import { MarkedTitle, NoteExcerpt } from './note-excerpt.tsx';
import { SharedMark } from './shared-mark.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const PRESSABLE = 'a, button, input, textarea, select, [role="menu"], [role="alert"]';

interface NoteCardProps {
  note: Note;
  isFresh: boolean;
  isDeleting: boolean;
  isEditingTitle: boolean;
  onEditingTitleChange: (isEditing: boolean) => void;
  /** Controls at the card's upper right. */
  menu: ReactNode;
  /** Controls at its foot. */
  actions: ReactNode;
}

/** One note in the list. A click anywhere but on a control opens it, at what was searched for; for the keyboard its title is a link. */
export function NoteCard(props: NoteCardProps) {
  const { note, isFresh, isDeleting, isEditingTitle, onEditingTitleChange, menu, actions } = props;
  const navigate = useNavigate();
  const search = useSearchParams()[0].get('q');
  const address = `/notes/${note.id}${search ? `?${new URLSearchParams({ q: search })}` : ''}`;
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isOnCard = target instanceof Element && currentTarget.contains(target) && !target.closest(PRESSABLE);
    const isSelectingText = window.getSelection()?.type === 'Range';
    if (isOnCard && !isSelectingText) void navigate(address, { state: fromList(note) });
  };
  return (
    <article
      aria-label={note.title}
      aria-busy={isDeleting}
      data-fresh={isFresh || undefined}
      onClick={open}
      style={{ '--seam': note.themes[0]?.color } as CSSProperties}
      className={clsx(
        cardClass,
        'relative cursor-pointer py-5 pe-4 ps-9 transition-[box-shadow,opacity,filter] duration-200 hover:shadow-lift-high sm:pe-6 sm:ps-11',
        isFresh && 'animate-glow',
        isDeleting && 'pointer-events-none opacity-45 grayscale',
      )}
    >
      <RunningStitch vertical className="absolute inset-y-3 start-3 text-(--seam,var(--thread)) sm:start-4" />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <EditableTitle
            note={note}
            isEditing={isEditingTitle}
            onEditingChange={onEditingTitleChange}
            className="text-xl"
          >
            <h2 className="text-xl">
              <Link
                to={address}
                state={fromList(note)}
                className="rounded-sm hover:underline hover:decoration-thread hover:underline-offset-4"
              >
                <MarkedTitle note={note} />
              </Link>
            </h2>
          </EditableTitle>
          <p className="mt-0.5 text-sm text-soft">
            {isDeleting ? (
              noteListTexts.deleting
            ) : (
              <time dateTime={note.createdAt}>{formatLongDateTime(note.createdAt)}</time>
            )}
          </p>
          <SharedMark access={note.access} />
        </div>
        <div className={clsx(isEditingTitle && 'max-sm:hidden')}>{menu}</div>
      </div>
      {note.audioUrl && (
        <div className="mt-2">
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
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        <ThemeTags note={note} />
      </div>
      <EnrichmentProblem note={note} />
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {actions}
        <span className="ms-auto flex">
          <SentimentLabel sentiment={note.sentiment} />
        </span>
      </div>
    </article>
  );
}
