import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { UNDO_SECONDS } from '../../../design/toast.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import type { RecorderSnapshot } from '../recorder/recorder-snapshot.ts';
import { isUnderWay } from '../recorder/recorder-state.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';
import { savingTexts } from '../../../texts/en/saving.ts';
import { draftCardTexts } from '../../../texts/en/draft-cards.ts';

interface LeaveQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  snapshot: RecorderSnapshot;
  onLeave: (draft?: 'discard') => void;
}

/** Asks what becomes of a recording that was cancelled. */
export function LeaveQuestion({ isOpen, onOpenChange, snapshot, onLeave }: LeaveQuestionProps) {
  const { state, seconds, secondsBefore, storageTrouble } = snapshot;
  const time = formatPlaybackTime(seconds);
  if (storageTrouble !== null) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={draftCardTexts.discardAsked}
        description={recorderTexts.notAllKept}
        confirmLabel={draftCardTexts.discard}
        onConfirm={() => onLeave()}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={recorderTexts.keepAsked}
      description={
        secondsBefore > 0
          ? recorderTexts.keepBothMeans(time, formatPlaybackTime(secondsBefore), UNDO_SECONDS)
          : recorderTexts.keepMeans(time, UNDO_SECONDS)
      }
      cancelLabel={isUnderWay(state) ? draftCardTexts.goOnRecording : recorderTexts.goBack}
      alternative={{ label: savingTexts.keepHere, onChoose: () => onLeave() }}
      confirmLabel={draftCardTexts.discard}
      onConfirm={() => onLeave('discard')}
    />
  );
}
