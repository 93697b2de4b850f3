import { Mic, Square } from 'lucide-react';
import clsx from 'clsx';
import { ignoresPresses } from '../../../design/button.tsx';
import { leavesSpace } from '../../../keyboard/key-events.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecordButtonProps {
  isRecording: boolean;
  /** While the microphone is asked for, or the end of the recording is on its way. */
  isBusy: boolean;
  onPress: () => void;
}

/** A sewing button with a stitched rim: starts a recording, and ends it. */
export function RecordButton({ isRecording, isBusy, onPress }: RecordButtonProps) {
  const Icon = isRecording ? Square : Mic;
  return (
    <button
      type="button"
      aria-label={isRecording ? recorderTexts.stop : recorderTexts.start}
      onClick={onPress}
      {...(isRecording && leavesSpace)}
      {...(isBusy && ignoresPresses)}
      className={clsx(
        'grid size-20 place-items-center rounded-full border border-transparent text-on-thread transition-[background-color,transform] active:scale-97 aria-disabled:opacity-55',
        isRecording ? 'bg-alarm-fill' : 'bg-thread-fill hover:bg-thread-fill-hover',
      )}
    >
      <span className="grid size-17 place-items-center rounded-full border-2 border-dashed border-on-thread/70">
        <Icon aria-hidden="true" size={26} fill={isRecording ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
}
