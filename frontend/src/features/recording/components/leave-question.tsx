import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { UNDO_SECONDS } from '../../../design/toast.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import type { RecorderSnapshot } from '../recorder/recorder-snapshot.ts';
import { isUnderWay } from '../recorder/recorder-state.ts';

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
        title="Discard this recording?"
        description="This device could not keep all of it. What you leave now is lost: save it first."
        confirmLabel="Discard"
        onConfirm={() => onLeave()}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keep this recording?"
      description={
        secondsBefore > 0
          ? `What was recorded (${time}, ${formatPlaybackTime(secondsBefore)} of it on another device) can be kept, to be saved later. Discarding it discards both parts, and can be undone for ${UNDO_SECONDS} seconds.`
          : `What was recorded (${time}) can stay on this device, to be saved later. Discarding it can be undone for ${UNDO_SECONDS} seconds.`
      }
      cancelLabel={isUnderWay(state) ? 'Go on recording' : 'Go back'}
      alternative={{ label: 'Keep on this device', onChoose: () => onLeave() }}
      confirmLabel="Discard"
      onConfirm={() => onLeave('discard')}
    />
  );
}
