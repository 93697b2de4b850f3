import type { Note } from '@stitchbook/api-types';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { MenuItem } from '../../../design/menu.tsx';
import { useAskToDelete } from '../use-ask-to-delete.ts';
import { LeaveOrBlockItems } from './leave-or-block-items.tsx';
import { PinItem } from './pin-item.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

interface NoteMenuItemsProps {
  note: Note;
  /** What opened the menu. */
  trigger: RefObject<HTMLElement | null>;
  onEditTitle: () => void;
  onShare: (note: Note, opener: HTMLElement | null) => void;
  /** Further items, before that which deletes. */
  children?: ReactNode;
}

/** What stands in the menu of a card. */
export default function NoteMenuItems({ note, trigger, onEditTitle, onShare, children }: NoteMenuItemsProps) {
  const askToDelete = useAskToDelete();
  const { mayEdit, mayShare, mayDelete } = note.access;

  return (
    <>
      {mayEdit && (
        <MenuItem onSelect={onEditTitle}>
          <Pencil aria-hidden="true" size={18} />
          {noteActionTexts.editTitle}
        </MenuItem>
      )}
      {mayShare && (
        <MenuItem onSelect={() => onShare(note, trigger.current)}>
          <Share2 aria-hidden="true" size={18} />
          {commonTexts.share}
        </MenuItem>
      )}
      <PinItem note={note} trigger={trigger} />
      {children}
      <LeaveOrBlockItems note={note} trigger={trigger} />
      {mayDelete && (
        <MenuItem className="text-alarm" onSelect={() => void askToDelete(note, { trigger: trigger.current })}>
          <Trash2 aria-hidden="true" size={18} />
          {commonTexts.delete}
        </MenuItem>
      )}
    </>
  );
}
