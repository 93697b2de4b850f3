import { DEFAULT_RECORDING_TITLE } from '@stitchbook/contracts';
import { useState } from 'react';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { withinTitleLimit } from '../note-title.ts';
import type { SaveTake } from '../save-take.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { useRecorder } from '../use-recorder.ts';
import { useSaveRecording } from '../use-save-recording.ts';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RecorderControls } from './recorder-controls.tsx';
import { RecorderTrouble } from './recorder-trouble.tsx';
import { RecordingPreview } from './recording-preview.tsx';
import { SaveProblem } from './save-problem.tsx';
import { SavingProgress } from './saving-progress.tsx';
import { TakeButtons } from './take-buttons.tsx';
import { Waveform } from './waveform.tsx';

interface RecordTabProps {
  ownerId: string;
  saveTake: SaveTake;
  onClose: () => void;
  onImport: () => void;
}

export function RecordTab({ ownerId, saveTake, onClose, onImport }: RecordTabProps) {
  const [title, setTitle] = useState(DEFAULT_RECORDING_TITLE);
  const [isAskingAgain, setAskingAgain] = useState(false);
  const recorder = useRecorder(ownerId);
  const { isSaving, progress, problem, saveRecording, cancel } = useSaveRecording(saveTake);
  const { recording, state } = recorder;
  const isUnderWay = state === 'recording' || state === 'paused';
  useLeaveWarning(isUnderWay || recording !== null);

  const submit = async () => {
    if (!recording) {
      toast({ title: 'No recording to save.', tone: 'alarm' });
      return;
    }
    if (await saveRecording({ ...recording, title, jobId: null, isWaiting: false })) onClose();
  };

  const rename = (next: string) => {
    setTitle(withinTitleLimit(next));
    recorder.rename(withinTitleLimit(next));
  };

  const press = () => {
    if (isUnderWay) void recorder.stop();
    else if (recording) setAskingAgain(true);
    else void recorder.start(title);
  };

  const leave = () => {
    cancel();
    onClose();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        id="recording-title"
        label="Title"
        value={title}
        disabled={isSaving}
        onChange={(event) => rename(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && void submit()}
      />
      <Waveform analyser={recorder.analyser} isMoving={state === 'recording'} />
      <RecorderControls recorder={recorder} disabled={isSaving} onPress={press} />
      <RecorderTrouble sentence={recorder.trouble} />
      {recording && <RecordingPreview recording={recording} title={title} />}
      <SavingProgress progress={progress} />
      <SaveProblem reason={problem} onRetry={() => void submit()} />
      <TakeButtons
        isSaving={isSaving}
        canSave={recording !== null}
        onImport={isUnderWay ? null : onImport}
        onCancel={leave}
        onSave={() => void submit()}
      />
      {(isUnderWay || recording) && !isSaving && <LeaveGuard />}
      <ConfirmDialog
        isOpen={isAskingAgain}
        onOpenChange={setAskingAgain}
        title="Record again?"
        description={`Your last recording (${formatPlaybackTime(recording?.duration ?? 0)}) is not saved yet. Recording again discards it.`}
        confirmLabel="Discard and record"
        onConfirm={() => void recorder.start(title)}
      />
    </div>
  );
}
