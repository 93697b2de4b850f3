import { Pause, Play } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { formatTimer } from '../../../format/clock.ts';
import type { useRecorder } from '../use-recorder.ts';
import { RecordButton } from './record-button.tsx';

interface RecorderControlsProps {
  recorder: Pick<ReturnType<typeof useRecorder>, 'state' | 'elapsedSeconds' | 'pause' | 'resume'>;
  disabled: boolean;
  /** The one large button: starts a recording, and ends it. */
  onPress: () => void;
}

export function RecorderControls({ recorder, disabled, onPress }: RecorderControlsProps) {
  const { state, elapsedSeconds, pause, resume } = recorder;
  const isPaused = state === 'paused';
  const isUnderWay = isPaused || state === 'recording';
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-5">
      <div className="justify-self-end">
        {isUnderWay && (
          <Button onClick={isPaused ? resume : pause} className="max-sm:w-11 max-sm:px-0">
            {isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
            <span className="max-sm:sr-only">{isPaused ? 'Resume' : 'Pause'}</span>
          </Button>
        )}
      </div>
      <RecordButton isRecording={isUnderWay} disabled={disabled || state === 'starting'} onPress={onPress} />
      <p role="timer" aria-label="Recorded time" className="font-serif text-[1.7rem] tabular-nums sm:text-3xl">
        {formatTimer(elapsedSeconds)}
      </p>
    </div>
  );
}
