import type { Note } from '@stitchbook/api-types';
import { EXPORT_FORMATS, type ExportFormat } from '@stitchbook/contracts';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem } from '../../../design/menu.tsx';

const LABELS: Readonly<Record<ExportFormat, string>> = {
  md: 'Markdown (.md)',
  txt: 'Plain text (.txt)',
  srt: 'Subtitles (.srt)',
  vtt: 'Web subtitles (.vtt)',
  json: 'Data (.json)',
};

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
            Export
          </>
        ),
      }}
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`/api/notes/${note.id}/export?format=${format}`} download>
            {LABELS[format]}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
