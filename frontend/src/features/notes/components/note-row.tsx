import type { Note } from '@stitchbook/contracts';
import { memo, type ReactNode } from 'react';
import { isTemporary } from '../temporary-note.ts';
import { usePassingHeight } from '../use-passing-height.ts';
import { NoteCard } from './note-card.tsx';
import { NoteMenu } from './note-menu.tsx';
import { PassingCard } from './passing-card.tsx';
import { SavingCard } from './saving-card.tsx';

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
}

/** A place in the list. Scrolling past does not draw it again. */
export const NoteRow = memo(function NoteRow(props: NoteRowProps) {
  const { note, index, passingHeight, onEditTitle, onShare, renderActions, ...card } = props;
  const height = usePassingHeight(() => passingHeight(index));
  if (isTemporary(note)) return <SavingCard note={note} />;
  if (height !== null) return <PassingCard note={note} height={height} />;
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
