import { Mic, MicOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { chosenMicrophone } from '../capture/chosen-microphone.ts';
import { obstacleOf } from '../capture/obstacle-of.ts';
import { useMicrophones } from '../capture/use-microphones.ts';
import { useRecorderState } from '../recorder/recorder-context.tsx';
import { isUnderWay } from '../recorder/recorder-state.ts';
import { MicrophoneSelect } from './microphone-select.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** Away from the recorder: which microphone this device records with, and whether it hears. */
export function MicrophoneSetting() {
  const [heard, setHeard] = useState(0);
  const lookAgain = useCallback(() => setHeard((times) => times + 1), []);
  // Not every browser tells that it was allowed; their names are known then.
  const microphones = useMicrophones(heard);
  const [chosen, setChosen] = useState(chosenMicrophone);
  const isRecording = isUnderWay(useRecorderState());
  const obstacle = obstacleOf(microphones, null);
  const named = microphones.devices?.filter(({ name }) => name) ?? [];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{recorderTexts.microphone}</legend>
      {obstacle === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {named.length > 0 && (
            <span className="flex min-w-0 items-center gap-2">
              <Mic aria-hidden="true" size={18} className="shrink-0" />
              <MicrophoneSelect microphones={named} chosen={chosen} onChoose={setChosen} />
            </span>
          )}
          {/* On a phone a second use of the microphone would silence the first. */}
          {!isRecording && <MicrophoneTest key={chosen} onHeard={lookAgain} />}
        </div>
      ) : (
        <p role="status" className="flex items-center gap-2">
          <MicOff aria-hidden="true" size={18} className="shrink-0" />
          {obstacle}
        </p>
      )}
      <p className="mt-1 text-sm text-soft">
        {named.length > 0 || obstacle !== null ? recorderTexts.aboutMicrophone : recorderTexts.namesAfterTest}
      </p>
    </fieldset>
  );
}
