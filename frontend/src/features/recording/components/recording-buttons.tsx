import { FileInput } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecordingButtonsProps {
  isSaving: boolean;
  canSave: boolean;
  /** Null while there is no turning to a file. */
  onImport: (() => void) | null;
  onCancel: () => void;
  onSave: () => void;
}

/** What can be done with a recording, at the foot of the panel. */
export function RecordingButtons({ isSaving, canSave, onImport, onCancel, onSave }: RecordingButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {onImport && !isSaving && (
        <Button variant="quiet" onClick={onImport} className="-ms-3 max-sm:px-3">
          <FileInput aria-hidden="true" size={18} />
          {recorderTexts.import}
        </Button>
      )}
      <Button onClick={onCancel} className="ms-auto">
        {commonTexts.cancel}
      </Button>
      <Button variant="thread" disabled={!canSave} isBusy={isSaving} onClick={onSave}>
        {isSaving ? recorderTexts.processing : recorderTexts.save}
      </Button>
    </div>
  );
}
