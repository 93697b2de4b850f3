import type { NoteCreationType } from '@stitchbook/contracts';
import { ChevronDown } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu, MenuLabel } from '../../../design/menu.tsx';
import type { CreationLimits } from '../creation-limits.ts';
import { CreationTypeItems } from './creation-type-items.tsx';
import { generateTexts } from '../../../texts/en/generate.ts';

interface CreationTypeMenuProps {
  limits: CreationLimits;
  onChoose: (type: NoteCreationType) => void;
}

/** The narrow half of the Generate button. */
export function CreationTypeMenu({ limits, onChoose }: CreationTypeMenuProps) {
  return (
    <Menu
      button={{
        'aria-label': generateTexts.choose,
        className: buttonClass('paper', 'small', 'touch-target rounded-s-none! border-s-0! px-2!'),
        children: <ChevronDown aria-hidden="true" size={16} />,
      }}
    >
      <MenuLabel>{generateTexts.makeThisNoteA}</MenuLabel>
      <CreationTypeItems limits={limits} onChoose={onChoose} />
    </Menu>
  );
}
