import type { Note } from '@stitchbook/api-types';
import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu } from '../../../design/menu.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { TitleEditor } from './editable-title.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const NoteMenuItems = lazyWithRetry(() => import('./note-menu-items.tsx'));
/** The title is typed in as soon as that is chosen, while a phone still takes the press for a reason to show its keyboard. */
const load = () => Promise.all([NoteMenuItems.load(), TitleEditor.load()]);

interface NoteMenuProps {
  note: Note;
  onEditTitle: () => void;
  /** `opener` is where the focus belongs afterwards. */
  onShare: (note: Note, opener: HTMLElement | null) => void;
  /** Further items, before that which deletes. */
  children?: ReactNode;
}

/** What can be done to a note from its card. */
export function NoteMenu({ note, onEditTitle, onShare, children }: NoteMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isFocusTaken = useRef(false);

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
        'aria-label': noteListTexts.moreOptions,
        className: buttonClass('quiet', 'icon', '-me-1'),
        children: <Ellipsis aria-hidden="true" size={20} />,
      }}
      load={load}
      onCloseAutoFocus={leaveFocusToTitle}
    >
      <NoteMenuItems note={note} trigger={trigger} onEditTitle={editTitle} onShare={onShare}>
        {children}
      </NoteMenuItems>
    </Menu>
  );
}
