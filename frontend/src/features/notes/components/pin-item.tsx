import type { Note } from '@stitchbook/api-types';
import { Pin, PinOff } from 'lucide-react';
import type { RefObject } from 'react';
import { MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { usePinNote } from '../api/pin-note.ts';
import { focusAfter } from '../focus-after.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

interface PinItemProps {
  note: Note;
  /** What opened the menu. */
  trigger: RefObject<HTMLElement | null>;
}

/** In the menu of a note: keeps it at the top of the list, or no longer. */
export function PinItem({ note: { id, pinned }, trigger }: PinItemProps) {
  const { mutateAsync: pin } = usePinNote();
  const change = async () => {
    const takeFocusOn = focusAfter(trigger.current);
    try {
      await pin({ id, isPinned: !pinned });
      // It stands elsewhere now, where it may not be drawn.
      if (document.activeElement === document.body) takeFocusOn();
    } catch (error) {
      const reason = describeProblem(error);
      const description = pinned ? noteActionTexts.unpinFailed(reason) : noteActionTexts.pinFailed(reason);
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };
  const Icon = pinned ? PinOff : Pin;
  return (
    <MenuItem onSelect={() => void change()}>
      <Icon aria-hidden="true" size={18} />
      {pinned ? noteActionTexts.unpin : noteActionTexts.pin}
    </MenuItem>
  );
}
