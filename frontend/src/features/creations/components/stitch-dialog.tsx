import { CREATION_TYPES, type CreationType, DEFAULT_CREATION_TYPE } from '@stitchbook/contracts';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { stitchTexts } from '../../../texts/en/stitch.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

interface StitchDialogProps {
  /** Which notes are meant. */
  description: string;
  /** What else is to be known of them. */
  hint?: string | undefined;
  /** Why nothing can be made of them as this type; null where it can. */
  problemOf?: (type: CreationType) => string | null;
  returnFocusTo?: HTMLElement | null;
  onClose: () => void;
  onStitch: (type: CreationType) => void;
}

/** What several notes are to become. */
export default function StitchDialog({
  description,
  hint,
  problemOf = () => null,
  returnFocusTo = null,
  onClose,
  onStitch,
}: StitchDialogProps) {
  const [type, setType] = useState<CreationType>(DEFAULT_CREATION_TYPE);
  const problem = problemOf(type);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={stitchTexts.stitch}
      description={description}
      returnFocusTo={returnFocusTo}
    >
      <div className="mt-5 grid gap-5">
        <SettingChoice
          label={stitchTexts.makeThemA}
          options={CREATION_TYPES.map((value) => ({ value, label: creationTypeLabel(value) }))}
          value={type}
          isCompact
          onChange={setType}
        />
        {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
        <p role="status" className="text-sm text-alarm">
          {problem}
        </p>
        <Button
          variant="thread"
          aria-disabled={problem !== null}
          className="justify-self-end"
          onClick={() => problem === null && onStitch(type)}
        >
          {stitchTexts.begin}
        </Button>
      </div>
    </Dialog>
  );
}
