import type { Note } from '@stitchbook/api-types';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { confirm } from '../../../design/confirm.tsx';
import { Menu, MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useDeleteNote } from '../api/delete-note.ts';
import { isTooLateToRestore, useRestoreNote } from '../api/delete-note.ts';
import { focusAfter } from '../focus-after.ts';
import { useLeaveOrBlock } from '../use-leave-or-block.tsx';

interface NoteMenuProps {
  note: Note;
  onEditTitle: () => void;
  /** `opener` is where the focus belongs afterwards. */
  onShare: (note: Note, opener: HTMLElement | null) => void;
}

/** What can be done to a note from its card; nothing at all for a reader who may do none of it. */
export function NoteMenu({ note, onEditTitle, onShare }: NoteMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isFocusTaken = useRef(false);
  const deleteNote = useDeleteNote();
  const restoreNote = useRestoreNote();
  const refusal = useLeaveOrBlock(note, trigger);
  const { mayEdit, mayShare, mayDelete } = note.access;
  if (!mayEdit && !mayShare && !mayDelete && !refusal) return null;

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

  const editTitle = () => {
    isFocusTaken.current = true;
    onEditTitle();
  };

  const leaveFocusToTitle = (event: Event) => {
    if (isFocusTaken.current) event.preventDefault();
    isFocusTaken.current = false;
  };

  return (
    <Menu
      button={{
        ref: trigger,
        'aria-label': 'More options',
        className: buttonClass('quiet', 'icon', '-mt-1 -me-1'),
        children: <Ellipsis aria-hidden="true" size={20} />,
      }}
      onCloseAutoFocus={leaveFocusToTitle}
    >
      {mayEdit && (
        <MenuItem onSelect={editTitle}>
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
      {refusal}
      {mayDelete && (
        <MenuItem className="text-alarm" onSelect={() => void remove()}>
          <Trash2 aria-hidden="true" size={18} />
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
