import type { Note } from '@stitchbook/api-types';
import { EXPORT_FORMATS } from '@stitchbook/contracts';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem } from '../../../design/menu.tsx';
import { noteTexts } from '../../../texts/en/note.ts';

/** Exports a note as a file. */
export function ExportMenu({ note }: { note: Note }) {
  return (
    <Menu
      align="start"
      button={{
        className: buttonClass('paper', 'small'),
        children: (
          <>
            <Download aria-hidden="true" size={16} />
            {noteTexts.export}
          </>
        ),
      }}
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`/api/notes/${note.id}/export?format=${format}`} download>
            {noteTexts.formats[format]}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
