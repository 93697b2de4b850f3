import type { Note } from '@stitchbook/api-types';
import { EXPORT_FORMATS } from '@stitchbook/contracts';
import { Ellipsis, Printer, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { archivePath } from '../archive-path.ts';
import { useAskToDelete } from '../use-ask-to-delete.ts';
import { LeaveOrBlockItems } from './leave-or-block-items.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface NotePageMenuProps {
  note: Note;
  /** Away from the page: its note is deleted, or left. */
  onGone: () => void;
}

/** What is done with a note less often, on its own page. */
export function NotePageMenu({ note, onGone }: NotePageMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const askToDelete = useAskToDelete();
  return (
    <Menu
      button={{
        ref: trigger,
        'aria-label': noteListTexts.moreOptions,
        title: noteListTexts.moreOptions,
        className: buttonClass('paper', 'icon'),
        children: <Ellipsis aria-hidden="true" size={20} />,
      }}
    >
      <MenuLabel>{noteTexts.export}</MenuLabel>
      {note.audioUrl !== null && (
        <>
          <MenuItem asChild>
            <a href={archivePath([note.id])} download>
              {noteTexts.withAudio}
            </a>
          </MenuItem>
          <MenuItem asChild>
            <a href={note.audioUrl} download>
              {noteTexts.audio}
            </a>
          </MenuItem>
        </>
      )}
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`/api/notes/${note.id}/export?format=${format}`} download>
            {noteTexts.formats[format]}
          </a>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={printSoon}>
        <Printer aria-hidden="true" size={18} />
        {noteTexts.print}
      </MenuItem>
      <LeaveOrBlockItems note={note} trigger={trigger} onGone={onGone} />
      {note.access.mayDelete && (
        <MenuItem
          className="text-alarm"
          onSelect={() => void askToDelete(note, { trigger: trigger.current, leave: onGone })}
        >
          <Trash2 aria-hidden="true" size={18} />
          {commonTexts.delete}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Once the menu has closed: the page stands still while the browser prints. */
function printSoon(): void {
  setTimeout(() => window.print(), PRINTED_AFTER_MS);
}

const PRINTED_AFTER_MS = 200;
