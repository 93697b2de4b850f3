import { CREATION_TYPES, type CreationType } from '@stitchbook/contracts';
import { ChevronDown } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuItem, MenuLabel } from '../../../design/menu.tsx';
import { creationTypeLabel } from '../creation-type-label.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface CreationTypeMenuProps {
  onChoose: (type: CreationType) => void;
}

/** The narrow half of the Generate button. */
export function CreationTypeMenu({ onChoose }: CreationTypeMenuProps) {
  return (
    <Menu
      button={{
        'aria-label': generateTexts.choose,
        className: buttonClass('paper', 'small', 'touch-target rounded-s-none! border-s-0! px-2!'),
        children: <ChevronDown aria-hidden="true" size={16} />,
      }}
    >
      <MenuLabel>{generateTexts.makeThisNoteA}</MenuLabel>
      {CREATION_TYPES.map((type) => (
        <MenuItem key={type} onSelect={() => onChoose(type)}>
          <span className="first-letter:uppercase">{creationTypeLabel(type)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
