import type { Note } from '@stitchbook/api-types';
import { Ban, LogOut } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { MenuItem } from '../../design/menu.tsx';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { useBlockPerson, useLeaveNote } from './api/leave-and-block.ts';
import { focusAfter } from './focus-after.ts';

interface LeaveOrBlock {
  /** For the menu; null on the reader's own notes. */
  items: ReactNode;
  /** To stand beside the menu, which is gone when it opens. */
  dialog: ReactNode;
}

/**
 * What a reader can do about a note that was shared with them: leave it, or take no more from who shared it.
 * `trigger` opens the menu; `onGone` is called once the note is not theirs to see any more.
 */
export function useLeaveOrBlock(note: Note, trigger: RefObject<HTMLElement | null>, onGone?: () => void): LeaveOrBlock {
  const [asked, setAsked] = useState<'leave' | 'block' | null>(null);
  const { mutateAsync: leave } = useLeaveNote();
  const { mutateAsync: block } = useBlockPerson();
  const { sharedBy } = note.access;
  if (!sharedBy) return { items: null, dialog: null };

  // Awaited, because the card is gone before the answer comes and callbacks of a gone component are not called.
  const run = async (refuse: () => Promise<unknown>, done: string, failed: string) => {
    const takeFocusOn = focusAfter(trigger.current);
    try {
      await refuse();
      onGone?.();
      // Not before the dialog has given the focus back to a card that is about to go.
      setTimeout(takeFocusOn);
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Error', description: `${failed}: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };
  const question = { onOpenChange: () => setAsked(null), returnFocusTo: () => trigger.current };

  return {
    items: (
      <>
        <MenuItem onSelect={() => setAsked('leave')}>
          <LogOut aria-hidden="true" size={18} />
          Leave this note
        </MenuItem>
        <MenuItem className="text-alarm" onSelect={() => setAsked('block')}>
          <Ban aria-hidden="true" size={18} />
          <span className="max-w-64 truncate">Block {sharedBy.name}</span>
        </MenuItem>
      </>
    ),
    dialog: (
      <>
        <ConfirmDialog
          {...question}
          isOpen={asked === 'leave'}
          title="Leave this note?"
          description={`"${note.title}" goes from your list. ${sharedBy.name} keeps it, and can share it with you again.`}
          confirmLabel="Leave"
          onConfirm={() => void run(() => leave(note.id), 'You have left the note', 'Failed to leave the note')}
        />
        <ConfirmDialog
          {...question}
          isOpen={asked === 'block'}
          title={`Block ${sharedBy.name}?`}
          description="Every note that they shared with you goes from your list, and they can share no more with you. They are not told. You can unblock them on your account page."
          confirmLabel="Block"
          onConfirm={() => void run(() => block(sharedBy.id), `${sharedBy.name} is blocked`, 'Failed to block')}
        />
      </>
    ),
  };
}
