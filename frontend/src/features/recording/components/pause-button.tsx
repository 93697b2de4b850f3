import { Pause, Play } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import type { Recorder } from '../recorder/recorder.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface PauseButtonProps {
  recorder: Recorder;
  state: RecorderState;
  size: 'small' | 'medium';
}

/** Pauses a recording that is under way, and resumes it, also after an interruption. */
export function PauseButton({ recorder, state, size }: PauseButtonProps) {
  const isRecording = state === 'recording';
  const Icon = isRecording ? Pause : Play;
  return (
    <Button
      size={size}
      onClick={() => (isRecording ? recorder.pause() : void recorder.resume())}
      className={size === 'small' ? undefined : 'max-sm:w-11 max-sm:px-0'}
    >
      <Icon aria-hidden="true" size={size === 'small' ? 16 : 18} />
      <span className="max-sm:sr-only">{isRecording ? recorderTexts.pause : recorderTexts.resume}</span>
    </Button>
  );
}
