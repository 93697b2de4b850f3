import { CREATION_FORMATS } from '@stitchbook/contracts';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem } from '../../../design/menu.tsx';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';

/** Takes a creation elsewhere as a file. */
export function CreationExportMenu({ creationId }: { creationId: number }) {
  return (
    <Menu
      button={{
        className: buttonClass('paper', 'small'),
        children: (
          <>
            <Download aria-hidden="true" size={16} />
            {creationPageTexts.export}
          </>
        ),
      }}
    >
      {CREATION_FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`/api/creations/${creationId}/export?format=${format}`} download>
            {creationPageTexts.formats[format]}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
