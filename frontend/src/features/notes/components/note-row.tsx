import type { Note } from '@stitchbook/api-types';
import { memo, type ReactNode } from 'react';
import { isOptimistic } from '../optimistic-note.ts';
import { useDeferredHeight } from '../use-deferred-height.ts';
import { NoteCard } from './note-card.tsx';
import { NoteMenu } from './note-menu.tsx';
import { PlaceholderCard } from './placeholder-card.tsx';
import { SavingCard, type RenderSaving } from './saving-card.tsx';

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
  if (height !== null) return <PlaceholderCard note={note} height={height} />;
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
