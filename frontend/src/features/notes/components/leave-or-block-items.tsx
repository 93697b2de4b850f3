import type { Note } from '@stitchbook/api-types';
import { Ban, ListX } from 'lucide-react';
import type { RefObject } from 'react';
import { confirm } from '../../../design/confirm.tsx';
import type { Question } from '../../../design/confirm-question.tsx';
import { MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useBlockPerson, useLeaveNote } from '../api/leave-and-block.ts';
import { focusAfter } from '../focus-after.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

interface LeaveOrBlockItemsProps {
  note: Note;
  /** What opened the menu. */
  trigger: RefObject<HTMLElement | null>;
  /** Once the note is not the reader's to see any more. */
  onGone?: () => void;
}

/**
 * What a reader can do about a note that was shared with them: remove it from their list, or take no more from who shared it. Items for its
 * menu; none on the reader's own notes.
 */
export function LeaveOrBlockItems({ note, trigger, onGone }: LeaveOrBlockItemsProps) {
  const { mutateAsync: leave } = useLeaveNote();
  const { mutateAsync: block } = useBlockPerson();
  const { sharedBy } = note.access;
  if (!sharedBy) return null;

  // Awaited, because the card is gone before the answer comes and callbacks of a gone component are not called.
  const run = async (
    question: Question,
    refuse: () => Promise<unknown>,
    done: string,
    sayFailed: (reason: string) => string,
  ) => {
    if (!(await confirm(question))) return;
    const takeFocusOn = focusAfter(trigger.current);
    try {
      await refuse();
      onGone?.();
      takeFocusOn();
      toast({ title: done });
    } catch (error) {
      toast({ title: commonTexts.error, description: sayFailed(describeProblem(error)), tone: 'alarm' });
    }
  };

  const leaveNote = {
    title: noteActionTexts.leaveAsked,
    description: noteActionTexts.leaveMeans(note.title, sharedBy.name),
    action: noteActionTexts.leave,
  };
  const blockPerson = {
    title: noteActionTexts.blockAsked(sharedBy.name),
    description: noteActionTexts.blockMeans,
    action: noteActionTexts.block,
  };
  return (
    <>
      <MenuItem
        onSelect={() => void run(leaveNote, () => leave(note.id), noteActionTexts.left, noteActionTexts.leaveFailed)}
      >
        <ListX aria-hidden="true" size={18} />
        {noteActionTexts.leaveThis}
      </MenuItem>
      <MenuItem
        className="text-alarm"
        onSelect={() =>
          void run(
            blockPerson,
            () => block(sharedBy.id),
            noteActionTexts.blocked(sharedBy.name),
            noteActionTexts.blockFailed,
          )
        }
      >
        <Ban aria-hidden="true" size={18} />
        <span className="max-w-64 truncate">{noteActionTexts.blockPerson(sharedBy.name)}</span>
      </MenuItem>
    </>
  );
}
