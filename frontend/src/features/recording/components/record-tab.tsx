import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field } from '../../../design/field.tsx';
import { toast, UNDO_SECONDS } from '../../../design/toast.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { withinTitleLimit } from '../note-title.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { useRecorderSnapshot } from '../recorder/recorder-context.tsx';
import type { LiveUpload } from '../../../uploads/live-upload.ts';
import { isUnderWay, type RecorderState } from '../recorder/recorder-state.ts';
import { confirm } from '../../../design/confirm.tsx';
import { CaptionsChoice } from '../captions/captions-choice.tsx';
import { LiveCaptions } from '../captions/live-captions.tsx';
import { useCaptions } from '../captions/use-captions.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { MicrophoneLine } from './microphone-line.tsx';
import { RecorderControls } from './recorder-controls.tsx';
import { RecorderTrouble, RecorderWarning } from './recorder-warning.tsx';
import { RecordingPreview } from './recording-preview.tsx';
import { SaveProblem } from './save-problem.tsx';
import { SavingProgress } from './saving-progress.tsx';
import { RecordingButtons } from './recording-buttons.tsx';
import { Waveform } from './waveform.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecordTabProps {
  recorder: Recorder;
  onClose: () => void;
  onImport: () => void;
}

/** The recorder as the panel shows it. */
export function RecordTab({ recorder, onClose, onImport }: RecordTabProps) {
  const [isAskingToLeave, setAskingToLeave] = useState(false);
  const snapshot = useRecorderSnapshot(recorder);
  const { state, title, seconds, analyser, recording, storageTrouble, progress, problem } = snapshot;
  const captions = useCaptions(snapshot.upload);
  const isBeingMade = isUnderWay(state);
  const isSaving = state === 'saving';
  useOnEnd(state, onClose);

  const submit = () => {
    if (recording) void recorder.save();
    else toast({ title: recorderTexts.noRecording, tone: 'alarm' });
  };

  const press = () => {
    if (isBeingMade) void recorder.stop();
    else if (recording) void recordAgain(recording.duration);
    else void recorder.start();
  };

  const recordAgain = async (duration: number) => {
    const question = {
      title: recorderTexts.againAsked,
      description: recorderTexts.againMeans(formatPlaybackTime(duration), UNDO_SECONDS),
      action: recorderTexts.discardAndRecord,
    };
    if (await confirm(question)) await recorder.start();
  };

  const leave = (draft?: 'discard') => {
    recorder.close(draft);
    onClose();
  };

  const cancel = () => {
    if (recorder.hasRecorded() && !isSaving) setAskingToLeave(true);
    else leave();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        id="recording-title"
        label={recorderTexts.title}
        value={title}
        readOnly={isSaving}
        onChange={(event) => recorder.rename(withinTitleLimit(event.target.value))}
        onKeyDown={(event) => isPressed(event, 'Enter') && submit()}
      />
      <Waveform analyser={analyser} isMoving={state === 'recording'} />
      <MicrophoneLine state={state} refusal={snapshot.refusal} onUpload={onImport} />
      {state === 'idle' && <CaptionsChoice />}
      <LiveCaptions captions={captions} />
      <RecorderControls recorder={recorder} state={state} seconds={seconds} onPress={press} />
      <RecorderWarning snapshot={snapshot} className="rounded-lg bg-alarm-wash px-4 py-3" />
      <RecorderTrouble sentence={storageTrouble} />
      <RecorderTrouble sentence={useIsEndedElsewhere(snapshot.upload) ? recorderTexts.endedElsewhere : null} />
      {recording && <RecordingPreview recording={recording} title={title} />}
      <SavingProgress progress={progress} />
      <SaveProblem reason={problem} onRetry={submit} />
      <RecordingButtons
        isSaving={isSaving}
        canSave={recording !== null}
        onImport={isBeingMade ? null : onImport}
        onCancel={cancel}
        onSave={submit}
      />
      <LeaveQuestion isOpen={isAskingToLeave} onOpenChange={setAskingToLeave} snapshot={snapshot} onLeave={leave} />
    </div>
  );
}

function useIsEndedElsewhere(upload: LiveUpload | null): boolean {
  return useSyncExternalStore(upload?.subscribe ?? subscribeToNothing, () => upload?.isEndedElsewhere() ?? false);
}

const subscribeToNothing = () => () => undefined;

/** Once it is saved, or given up on its card in the list, the panel has nothing more to show. */
function useOnEnd(state: RecorderState, onClose: () => void): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'saving' && state === 'idle') onClose();
    before.current = state;
  }, [state, onClose]);
}
