import type { Note } from '@stitchbook/api-types';
import { memo, type ReactNode } from 'react';
import { cardClass } from '../../../design/card-class.ts';
import { isOptimistic } from '../optimistic-note.ts';
import { useDeferredHeight } from '../use-deferred-height.ts';
import { NoteCard } from './note-card.tsx';
import { NoteMenu } from './note-menu.tsx';
import { type RenderSaving, SavingCard } from './saving-card.tsx';

interface NoteRowProps {
  note: Note;
  isFresh: boolean;
  isDeleting: boolean;
  isEditingTitle: boolean;
  index: number;
  /** Pixels of the card at an index while the list is being scrolled, null while it stands still. */
  passingHeight: (index: number) => number | null;
  onEditTitle: (noteId: number | null) => void;
  onShare: (note: Note, opener: HTMLElement | null) => void;
  renderActions: (note: Note) => ReactNode;
  renderSaving: RenderSaving;
}

/** A place in the list. Scrolling past does not draw it again. */
export const NoteRow = memo(function NoteRow(props: NoteRowProps) {
  const { note, index, passingHeight, onEditTitle, onShare, renderActions, renderSaving, ...card } = props;
  const height = useDeferredHeight(() => passingHeight(index));
  if (isOptimistic(note)) return <SavingCard note={note} renderSaving={renderSaving} />;
  if (height !== null) return <CardPlaceholder note={note} height={height} />;
  return (
    <NoteCard
      note={note}
      {...card}
      onEditingTitleChange={(isEditing) => onEditTitle(isEditing ? note.id : null)}
      menu={<NoteMenu note={note} onEditTitle={() => onEditTitle(note.id)} onShare={onShare} />}
      actions={renderActions(note)}
    />
  );
});

/** A note that flies by: its paper and its title, as high as the card will be. */
function CardPlaceholder({ note, height }: { note: Note; height: number }) {
  return (
    <article
      aria-label={note.title}
      aria-busy="true"
      style={{ height }}
      className={`${cardClass} overflow-clip py-5 ps-9 sm:ps-11`}
    >
      <p className="truncate font-serif text-xl font-[560]">{note.title}</p>
    </article>
  );
}
