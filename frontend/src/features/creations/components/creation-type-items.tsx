import { NOTE_CREATION_TYPES, type NoteCreationType, MIN_WORDS_TO_RESHAPE } from '@stitchbook/contracts';
import type { ReactNode } from 'react';
import { MenuItem } from '../../../design/menu.tsx';
import type { CreationLimits } from '../creation-limits.ts';
import { creationTypeLabel } from '../creation-type-label.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface CreationTypeItemsProps {
  limits: CreationLimits;
  icon?: ReactNode;
  onChoose: (type: NoteCreationType) => void;
}

/** What can be made of a note, each an item of a menu; and what cannot, with the reason, where it stands otherwise. */
export function CreationTypeItems({ limits, icon, onChoose }: CreationTypeItemsProps) {
  if (limits.isEmpty) return <ImpossibleItem>{generateTexts.noWords}</ImpossibleItem>;
  return NOTE_CREATION_TYPES.map((type) =>
    limits.isTooShort(type) ? (
      <ImpossibleItem key={type} icon={icon}>
        <span className="block first-letter:uppercase">{creationTypeLabel(type)}</span>{' '}
        <span className="block text-sm">{generateTexts.tooShort(MIN_WORDS_TO_RESHAPE)}</span>
      </ImpossibleItem>
    ) : (
      <MenuItem key={type} onSelect={() => onChoose(type)}>
        {icon}
        <span className="first-letter:uppercase">{creationTypeLabel(type)}</span>
      </MenuItem>
    ),
  );
}

/** The keys reach it all the same, for the reason that it gives. */
function ImpossibleItem({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <MenuItem
      aria-disabled="true"
      onSelect={(event) => event.preventDefault()}
      className="cursor-not-allowed py-1.5 text-soft"
    >
      {icon}
      <span className="max-w-60">{children}</span>
    </MenuItem>
  );
}
