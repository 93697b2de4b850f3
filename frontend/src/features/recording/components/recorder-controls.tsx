import { formatTimer } from '../../../format/clock.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { isUnderWay, type RecorderState } from '../recorder/recorder-state.ts';
import { PauseButton } from './pause-button.tsx';
import { RecordButton } from './record-button.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecorderControlsProps {
  recorder: Recorder;
  state: RecorderState;
  seconds: number;
  /** The one large button: starts a recording, and ends it. */
  onPress: () => void;
}

export function RecorderControls({ recorder, state, seconds, onPress }: RecorderControlsProps) {
  const isBusy = state === 'asking' || state === 'finishing' || state === 'saving';
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-5">
      <div className="justify-self-end">
        {isUnderWay(state) && <PauseButton recorder={recorder} state={state} size="medium" />}
      </div>
      <RecordButton isRecording={isUnderWay(state)} isBusy={isBusy} onPress={onPress} />
      <p role="timer" aria-label={recorderTexts.recordedTime} className="font-serif text-2xl tabular-nums">
        {formatTimer(seconds)}
      </p>
    </div>
  );
}
