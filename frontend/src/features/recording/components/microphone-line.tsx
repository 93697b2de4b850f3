import { Mic, MicOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { chosenMicrophone } from '../capture/chosen-microphone.ts';
import { obstacleOf } from '../capture/obstacle-of.ts';
import { useMicrophones } from '../capture/use-microphones.ts';
import type { Interruption } from '../capture/watch-microphone.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { MicrophoneSelect } from './microphone-select.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

const LINE = '-mt-2 flex min-h-10 min-w-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-soft';

interface MicrophoneLineProps {
  state: RecorderState;
  /** Why the microphone could not be had when it was asked for last. */
  refusal: Interruption | null;
  /** Turns to the other way a note can begin. */
  onUpload: () => void;
}

/** What the microphone is doing, under the thread: its name, a choice of several, or why there is none. */
export function MicrophoneLine({ state, refusal, onUpload }: MicrophoneLineProps) {
  const microphones = useMicrophones(state);
  const [chosen, setChosen] = useState(chosenMicrophone);
  const obstacle = obstacleOf(microphones, refusal);
  const isResting = state === 'idle' || state === 'recorded';
  const named = microphones.devices?.filter(({ name }) => name) ?? [];
  const name = named.find(({ id }) => id === chosen)?.name ?? microphones.usualName;

  if (isResting && !obstacle && named.length > 1) {
    return (
      <div className={LINE}>
        <span className="flex min-w-0 items-center gap-2">
          <Mic aria-hidden="true" size={16} className="shrink-0" />
          <MicrophoneSelect microphones={named} chosen={chosen} onChoose={setChosen} />
        </span>
        <MicrophoneTest key={chosen} />
      </div>
    );
  }
  const isAsking = (state === 'asking' || state === 'resuming') && microphones.permission !== 'granted';
  const sentence = isAsking ? recorderTexts.allowMicrophone : (obstacle ?? name);
  const Icon = obstacle && !isAsking ? MicOff : Mic;
  return (
    <div className={LINE}>
      <p role="status" className="flex min-w-0 items-center gap-2">
        {sentence && <Icon aria-hidden="true" size={16} className="shrink-0" />}
        {sentence}
      </p>
      {obstacle && isResting && (
        <Button size="small" onClick={onUpload}>
          {recorderTexts.uploadInstead}
        </Button>
      )}
      {isResting && name && !obstacle && <MicrophoneTest />}
    </div>
  );
}
