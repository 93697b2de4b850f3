import type { Note } from '@stitchbook/contracts';
import { memo, type ReactNode } from 'react';
import { isTemporary } from '../temporary-note.ts';
import { NoteCard } from './note-card.tsx';
import { NoteMenu } from './note-menu.tsx';
import { SavingCard } from './saving-card.tsx';

interface NoteRowProps {
  note: Note;
  isFresh: boolean;
  isDeleting: boolean;
  isEditingTitle: boolean;
  onEditTitle: (noteId: number | null) => void;
  onShare: (note: Note, opener: HTMLElement | null) => void;
  renderActions: (note: Note) => ReactNode;
}

/** A place in the list. Scrolling past does not draw it again. */
export const NoteRow = memo(function NoteRow({ note, onEditTitle, onShare, renderActions, ...card }: NoteRowProps) {
  if (isTemporary(note)) return <SavingCard note={note} />;
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
