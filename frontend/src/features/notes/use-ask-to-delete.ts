import type { Note } from '@stitchbook/api-types';
import { confirm } from '../../design/confirm.tsx';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { isTooLateToRestore, useDeleteNote, useRestoreNote } from './api/delete-note.ts';
import { focusAfter } from './focus-after.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { noteActionTexts } from '../../texts/en/note-actions.ts';

interface Asked {
  /** What was pressed; once the note is gone the focus goes on beside it. */
  trigger: HTMLElement | null;
  /** Leaves the note's own page, as soon as the answer is yes. */
  leave?: () => void;
}

/**
 * Asks whether a note is to be deleted, deletes it, and offers to take that back. Everything is awaited: what asked is gone
 * before the answer comes, and callbacks of a gone component are not called.
 */
export function useAskToDelete(): (note: Note, asked: Asked) => Promise<void> {
  const deleteNote = useDeleteNote();
  const restoreNote = useRestoreNote();
  return async ({ id, title }, { trigger, leave }) => {
    const restore = async () => {
      try {
        await restoreNote(id);
        toast({ title: noteActionTexts.restored });
      } catch (error) {
        const isTooLate = isTooLateToRestore(error);
        const why = isTooLate ? noteActionTexts.deletedTooLongAgo : describeProblem(error);
        const description = noteActionTexts.restoreFailed(why);
        toast({ title: commonTexts.error, description, tone: 'alarm', ...(isTooLate ? {} : { undo }) });
      }
    };
    const undo = { onUndo: () => void restore() };

    const description = noteActionTexts.deleteMeans(title);
    if (!(await confirm({ title: noteActionTexts.deleteAsked, description, action: commonTexts.delete }))) return;
    const takeFocusOn = focusAfter(trigger);
    leave?.();
    try {
      await deleteNote(id);
      takeFocusOn();
      toast({ title: noteActionTexts.deleted, undo });
    } catch (error) {
      const reason = noteActionTexts.deleteFailed(describeProblem(error));
      toast({ title: commonTexts.error, description: reason, tone: 'alarm' });
    }
  };
}
