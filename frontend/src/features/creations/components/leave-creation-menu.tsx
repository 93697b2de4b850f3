import type { NamedPerson } from '@stitchbook/api-types';
import { Ban, Ellipsis, ListX } from 'lucide-react';
import type { Question } from '../../../design/confirm-question.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { confirm } from '../../../design/confirm.tsx';
import { Menu, MenuItem } from '../../../design/menu.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';
import { useBlockSharer, useLeaveCreation } from '../api/leave-creation.ts';

interface LeaveCreationMenuProps {
  creationId: number;
  sharedBy: NamedPerson;
  /** Once the creation is not the reader's to see any more. */
  onGone: () => void;
}

/** What a reader can do about a creation that was shared with them. */
export function LeaveCreationMenu({ creationId, sharedBy: { id, name }, onGone }: LeaveCreationMenuProps) {
  const { mutateAsync: leave } = useLeaveCreation();
  const { mutateAsync: block } = useBlockSharer();

  const run = async (
    question: Question,
    refuse: () => Promise<unknown>,
    done: string,
    sayFailed: (reason: string) => string,
  ) => {
    if (!(await confirm(question))) return;
    try {
      await refuse();
      onGone();
      toast({ title: done });
    } catch (error) {
      toast({ title: commonTexts.error, description: sayFailed(describeProblem(error)), tone: 'alarm' });
    }
  };
  const leaveThis = {
    title: creationPageTexts.leaveAsked,
    description: creationPageTexts.leaveMeans(name),
    action: creationPageTexts.leave,
  };
  const blockPerson = {
    title: noteActionTexts.blockAsked(name),
    description: noteActionTexts.blockMeans,
    action: noteActionTexts.block,
  };
  return (
    <Menu
      button={{
        'aria-label': creationPageTexts.more,
        title: creationPageTexts.more,
        className: buttonClass('paper', 'icon'),
        children: <Ellipsis aria-hidden="true" size={20} />,
      }}
    >
      <MenuItem
        onSelect={() =>
          void run(leaveThis, () => leave(creationId), creationPageTexts.left, creationPageTexts.leaveFailed)
        }
      >
        <ListX aria-hidden="true" size={18} />
        {creationPageTexts.leaveThis}
      </MenuItem>
      <MenuItem
        className="text-alarm"
        onSelect={() =>
          void run(blockPerson, () => block(id), noteActionTexts.blocked(name), noteActionTexts.blockFailed)
        }
      >
        <Ban aria-hidden="true" size={18} />
        <span className="max-w-64 truncate">{noteActionTexts.blockPerson(name)}</span>
      </MenuItem>
    </Menu>
  );
}
