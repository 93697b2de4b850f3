import { CREATION_TYPES, type CreationType } from '@stitchbook/contracts';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { creationTypeLabel } from '../creation-type-label.ts';
import { creationTexts } from '../../../texts/en/creations.ts';

interface CreationTypeFilterProps {
  type: CreationType | null;
  onChange: (type: CreationType | null) => void;
}

/** Which type of creation the list shows. */
export function CreationTypeFilter({ type, onChange }: CreationTypeFilterProps) {
  const types = CREATION_TYPES.map((value) => ({ value, label: creationTypeLabel(value) }));
  return (
    <SettingChoice
      label={creationTexts.show}
      options={[{ value: 'all', label: creationTexts.everyType }, ...types]}
      value={type ?? 'all'}
      isCompact
      onChange={(value) => onChange(value === 'all' ? null : value)}
    />
  );
}
