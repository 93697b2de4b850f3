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
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

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
    const description = noteActionTexts.deleteMeans(note.title);
    if (!(await confirm({ title: noteActionTexts.deleteAsked, description, action: commonTexts.delete }))) return;
    const takeFocusOn = focusAfter(trigger.current);
    try {
      await deleteNote(note.id);
      takeFocusOn();
      toast({ title: noteActionTexts.deleted, undo });
    } catch (error) {
      const reason = noteActionTexts.deleteFailed(describeProblem(error));
      toast({ title: commonTexts.error, description: reason, tone: 'alarm' });
    }
  };

  const restore = async () => {
    try {
      await restoreNote(note.id);
      toast({ title: noteActionTexts.restored });
    } catch (error) {
      const isTooLate = isTooLateToRestore(error);
      const why = isTooLate ? noteActionTexts.deletedTooLongAgo : describeProblem(error);
      const description = noteActionTexts.restoreFailed(why);
      toast({ title: commonTexts.error, description, tone: 'alarm', ...(isTooLate ? {} : { undo }) });
    }
  };
  const undo = { onUndo: () => void restore() };

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
      <LeaveOrBlockItems note={note} trigger={trigger} />
      {mayDelete && (
        <MenuItem className="text-alarm" onSelect={() => void remove()}>
          <Trash2 aria-hidden="true" size={18} />
          {commonTexts.delete}
        </MenuItem>
      )}
    </>
  );
}
