import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dyeOf } from '../../../design/dyes.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { useNoteLink } from '../use-note-link.ts';
import { EditableTitle } from './editable-title.tsx';
import { MarkedTitle } from './note-excerpt.tsx';
import { NewDot } from './note-marks.tsx';

/** A note of the list, as a card or a row shows it. */
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

type NoteFrameProps = Pick<NoteCardProps, 'note' | 'isFresh' | 'isDeleting'> & {
  className: string;
  /** Where the seam runs. */
  seam: string;
  children: ReactNode;
};

/** A note of the list, with a seam in the colour of its first tag. A click anywhere but on a control opens it, at what was searched for. */
export function NoteFrame({ note, isFresh, isDeleting, className, seam, children }: NoteFrameProps) {
  return (
    <article
      aria-label={note.title}
      aria-busy={isDeleting}
      data-fresh={isFresh || undefined}
      onClick={useNoteLink(note).open}
      style={{ '--seam': note.themes[0] && dyeOf(note.themes[0]) } as CSSProperties}
      className={clsx(
        'relative cursor-pointer duration-200',
        className,
        isFresh && 'animate-glow',
        isDeleting && 'pointer-events-none opacity-45 grayscale',
      )}
    >
      <RunningStitch vertical className={clsx('absolute text-(--seam,var(--thread))', seam)} />
      {children}
    </article>
  );
}

type NoteTitleProps = Pick<NoteCardProps, 'note' | 'isEditingTitle' | 'isUnderDay' | 'onEditingTitleChange'> & {
  className: string;
  /** Of the field in which it is changed. */
  fieldClass: string;
};

/** The title of a note in the list: for the keyboard it is the link to the note. */
export function NoteTitle(props: NoteTitleProps) {
  const { note, isEditingTitle, isUnderDay, onEditingTitleChange, className, fieldClass } = props;
  const Title = isUnderDay ? 'h3' : 'h2';
  return (
    <EditableTitle note={note} isEditing={isEditingTitle} onEditingChange={onEditingTitleChange} className={fieldClass}>
      <Title className={className}>
        <NewDot note={note} />
        <Link
          {...useNoteLink(note).link}
          className="rounded-sm hover:underline hover:decoration-thread hover:underline-offset-4"
        >
          <MarkedTitle note={note} />
        </Link>
      </Title>
    </EditableTitle>
  );
}
