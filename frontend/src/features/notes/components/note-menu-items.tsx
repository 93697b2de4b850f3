import type { Note } from '@stitchbook/api-types';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { confirm } from '../../../design/confirm.tsx';
import { MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isTooLateToRestore, useDeleteNote, useRestoreNote } from '../api/delete-note.ts';
import { focusAfter } from '../focus-after.ts';
import { LeaveOrBlockItems } from './leave-or-block-items.tsx';

interface NoteMenuItemsProps {
  note: Note;
  /** What opened the menu. */
  trigger: RefObject<HTMLElement | null>;
  onEditTitle: () => void;
  onShare: (note: Note, opener: HTMLElement | null) => void;
}

/** What stands in the menu of a card. */
export default function NoteMenuItems({ note, trigger, onEditTitle, onShare }: NoteMenuItemsProps) {
  const deleteNote = useDeleteNote();
  const restoreNote = useRestoreNote();
  const { mayEdit, mayShare, mayDelete } = note.access;

  // Awaited, because the card is gone before the answer comes and callbacks of a gone component are not called.
  const remove = async () => {
    const description = `This will permanently delete the note "${note.title}". This action cannot be undone.`;
    if (!(await confirm({ title: 'Are you sure?', description, action: 'Delete' }))) return;
    const takeFocusOn = focusAfter(trigger.current);
    try {
      await deleteNote(note.id);
      takeFocusOn();
      toast({ title: 'Note deleted successfully', undo });
    } catch (error) {
      toast({ title: 'Error', description: `Failed to delete note: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  const restore = async () => {
    try {
      await restoreNote(note.id);
      toast({ title: 'Note restored' });
    } catch (error) {
      const isTooLate = isTooLateToRestore(error);
      const why = isTooLate ? 'It was deleted too long ago.' : describeProblem(error);
      const description = `Failed to restore note: ${why}`;
      toast({ title: 'Error', description, tone: 'alarm', ...(isTooLate ? {} : { undo }) });
    }
  };
  const undo = { onUndo: () => void restore() };

  return (
    <>
      {mayEdit && (
        <MenuItem onSelect={onEditTitle}>
          <Pencil aria-hidden="true" size={18} />
          Edit Title
        </MenuItem>
      )}
      {mayShare && (
        <MenuItem onSelect={() => onShare(note, trigger.current)}>
          <Share2 aria-hidden="true" size={18} />
          Share
        </MenuItem>
      )}
      <LeaveOrBlockItems note={note} trigger={trigger} />
      {mayDelete && (
        <MenuItem className="text-alarm" onSelect={() => void remove()}>
          <Trash2 aria-hidden="true" size={18} />
          Delete
        </MenuItem>
      )}
    </>
  );
}
