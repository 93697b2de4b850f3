import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { UNDO_SECONDS } from '../../../design/toast.ts';
import { useSavingProgress, type Savings } from '../savings.ts';
import { SavingProgress } from './saving-progress.tsx';
import { savingTexts } from '../../../texts/en/saving.ts';

interface SavingStatusProps {
  savings: Savings;
  /** Of the save. */
  savingKey: string;
  /** Gives up a save at once: of a file, which is still where it was chosen. */
  onCancel: () => void;
}

/** How far the saving of a temporary note is, and how to give it up. Of a recording it is asked what becomes of it. */
export default function SavingStatus({ savings, savingKey, onCancel }: SavingStatusProps) {
  const [isAsking, setAsking] = useState(false);
  const progress = useSavingProgress(savings, savingKey);
  const isCancellable = progress?.stage !== 'saving';
  return (
    <div className="grid grid-cols-1 gap-3">
      {progress ? <SavingProgress progress={progress} /> : <p className="text-soft">{savingTexts.writingDownSpeech}</p>}
      {isCancellable && (
        <Button
          size="small"
          className="justify-self-end"
          onClick={savings.hasDraft(savingKey) ? () => setAsking(true) : onCancel}
        >
          {savingTexts.cancelSaving}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking && isCancellable}
        onOpenChange={setAsking}
        title={savingTexts.cancelAsked}
        description={savingTexts.cancelMeans(UNDO_SECONDS)}
        cancelLabel={savingTexts.goOnSaving}
        alternative={{ label: savingTexts.keepHere, onChoose: () => savings.cancel(savingKey, 'keep') }}
        confirmLabel={savingTexts.discard}
        onConfirm={() => savings.cancel(savingKey, 'discard')}
      />
    </div>
  );
}
