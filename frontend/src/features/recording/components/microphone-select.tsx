import { chooseMicrophone } from '../capture/chosen-microphone.ts';
import type { Microphones } from '../capture/use-microphones.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface MicrophoneSelectProps {
  microphones: NonNullable<Microphones['devices']>;
  /** Empty for the one that the system chooses. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which microphone this device records with; kept on it. */
export function MicrophoneSelect({ microphones, chosen, onChoose }: MicrophoneSelectProps) {
  return (
    <select
      aria-label={recorderTexts.microphone}
      value={microphones.some((each) => each.id === chosen) ? chosen : ''}
      onChange={({ target }) => {
        chooseMicrophone(target.value);
        onChoose(target.value);
      }}
      className="min-h-10 max-w-full min-w-0 truncate rounded-full border border-faint bg-sheet px-3 text-ink hover:bg-hem pointer-coarse:min-h-11"
    >
      <option value="">{recorderTexts.deviceChooses}</option>
      {microphones.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  );
}
