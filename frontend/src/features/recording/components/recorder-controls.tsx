import { Pause, Play } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { formatTimer } from '../../../format/clock.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { isUnderWay, type RecorderState } from '../recorder/recorder-state.ts';
import { RecordButton } from './record-button.tsx';

interface RecorderControlsProps {
  recorder: Recorder;
  state: RecorderState;
  seconds: number;
  /** The one large button: starts a recording, and ends it. */
  onPress: () => void;
}

export function RecorderControls({ recorder, state, seconds, onPress }: RecorderControlsProps) {
  const isPaused = state !== 'recording';
  const isBusy = state === 'asking' || state === 'finishing' || state === 'saving';
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-5">
      <div className="justify-self-end">
        {isUnderWay(state) && (
          <Button
            onClick={() => (isPaused ? void recorder.resume() : recorder.pause())}
            className="max-sm:w-11 max-sm:px-0"
          >
            {isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
            <span className="max-sm:sr-only">{isPaused ? 'Resume' : 'Pause'}</span>
          </Button>
        )}
      </div>
      <RecordButton isRecording={isUnderWay(state)} disabled={isBusy} onPress={onPress} />
      <p role="timer" aria-label="Recorded time" className="font-serif text-[1.7rem] tabular-nums sm:text-3xl">
        {formatTimer(seconds)}
      </p>
    </div>
  );
}
