import type { Note } from '@stitchbook/api-types';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu } from '../../../design/menu.tsx';
import { LeaveOrBlockItems } from './leave-or-block-items.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ReceivedNoteMenuProps {
  note: Note;
  /** Once the reader has left it. */
  onGone: () => void;
}

/** On its own screen: how to leave a note that somebody shared; nothing on the reader's own. */
export function ReceivedNoteMenu({ note, onGone }: ReceivedNoteMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  if (!note.access.sharedBy) return null;
  return (
    <Menu
      button={{
        ref: trigger,
        'aria-label': noteListTexts.moreOptions,
        className: buttonClass('quiet', 'icon'),
        children: <Ellipsis aria-hidden="true" size={20} />,
      }}
    >
      <LeaveOrBlockItems note={note} trigger={trigger} onGone={onGone} />
    </Menu>
  );
}
